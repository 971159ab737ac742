import { useEffect, useRef, useState } from 'react'
import type { FileRefusal } from '../forms/file-refusal.ts'
import { chosenPictureOf } from './chosen-picture.ts'
import type { ChosenPicture } from './chosen-picture.ts'
import { sortOutPictures } from './sort-out-pictures.ts'

/** The pictures chosen for a form, until it is saved or left. A refused save keeps them. */
export function useChosenPictures() {
  const [added, setAdded] = useState<ChosenPicture[]>([])
  const [refusals, setRefusals] = useState<FileRefusal[]>([])
  const shown = useRef(added)
  useEffect(() => {
    shown.current = added
  })
  useEffect(() => () => release(shown.current), [])

  function choose(files: File[], room: number) {
    const { taken, refusals } = sortOutPictures(files, room)
    setRefusals(refusals)
    if (taken.length > 0) setAdded([...added, ...taken.map(chosenPictureOf)])
  }

  /** In another order, or without some of them. */
  function keep(pictures: ChosenPicture[]) {
    release(added.filter((picture) => !pictures.includes(picture)))
    setRefusals([])
    setAdded(pictures)
  }

  return { added, refusals, choose, keep, clear: () => keep([]) }
}

/** A preview holds its file in memory until it is let go. */
function release(pictures: ChosenPicture[]) {
  for (const { address } of pictures) URL.revokeObjectURL(address)
}
