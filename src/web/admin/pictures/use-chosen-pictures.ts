import { useEffect, useRef, useState } from 'react'
import { randomKey } from '../../ui/random-key.ts'
import type { FileRefusal } from '../forms/file-drop.tsx'
import { sortOutPictures } from './sort-out-pictures.ts'

/** A file that is chosen and not sent yet, with the address of its preview in this tab. */
export type ChosenPicture = { id: string; file: File; address: string }

export function chosenPictureOf(file: File): ChosenPicture {
  return { id: randomKey(), file, address: URL.createObjectURL(file) }
}

/** Files that are chosen and not sent yet. */
export function useChosenFiles() {
  const [chosen, setChosen] = useState<ChosenPicture[]>([])
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  })
  useEffect(() => () => release(latest.current), [])

  function replace(pictures: ChosenPicture[]) {
    release(chosen.filter((picture) => !pictures.includes(picture)))
    setChosen(pictures)
  }

  return {
    chosen,
    replace,
    add: (files: File[]) => files.length > 0 && replace([...chosen, ...files.map(chosenPictureOf)]),
    remove: (picture: ChosenPicture) => replace(chosen.filter((other) => other !== picture)),
    clear: () => replace([]),
  }
}

/** The pictures chosen for a form, until it is saved or left. A refused save leaves them chosen. */
export function useChosenPictures() {
  const files = useChosenFiles()
  const [refusals, setRefusals] = useState<FileRefusal[]>([])

  function choose(chosen: File[], room: number) {
    const { taken, refusals } = sortOutPictures(chosen, room)
    setRefusals(refusals)
    files.add(taken)
    return taken.length
  }

  /** In another order, or without some of them. */
  function replace(pictures: ChosenPicture[]) {
    setRefusals([])
    files.replace(pictures)
  }

  return { added: files.chosen, refusals, choose, replace, clear: () => replace([]) }
}

/** Until its address is revoked, a preview holds the file in memory. */
function release(pictures: ChosenPicture[]) {
  for (const { address } of pictures) URL.revokeObjectURL(address)
}
