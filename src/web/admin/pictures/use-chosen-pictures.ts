import { useState } from 'react'
import type { FileRefusal } from '../forms/file-refusal.ts'
import type { ChosenPicture } from './chosen-picture.ts'
import { sortOutPictures } from './sort-out-pictures.ts'
import { useChosenFiles } from './use-chosen-files.ts'

/** The pictures chosen for a form, until it is saved or left. A refused save keeps them. */
export function useChosenPictures() {
  const files = useChosenFiles()
  const [refusals, setRefusals] = useState<FileRefusal[]>([])

  function choose(chosen: File[], room: number) {
    const { taken, refusals } = sortOutPictures(chosen, room)
    setRefusals(refusals)
    files.add(taken)
  }

  /** In another order, or without some of them. */
  function keep(pictures: ChosenPicture[]) {
    setRefusals([])
    files.keep(pictures)
  }

  return { added: files.chosen, refusals, choose, keep, clear: () => keep([]) }
}
