import { useEffect, useRef, useState } from 'react'
import { chosenPictureOf } from './chosen-picture.ts'
import type { ChosenPicture } from './chosen-picture.ts'

/** Files that are chosen and not sent yet, each with its preview. */
export function useChosenFiles() {
  const [chosen, setChosen] = useState<ChosenPicture[]>([])
  const shown = useRef(chosen)
  useEffect(() => {
    shown.current = chosen
  })
  useEffect(() => () => release(shown.current), [])

  function keep(pictures: ChosenPicture[]) {
    release(chosen.filter((picture) => !pictures.includes(picture)))
    setChosen(pictures)
  }

  return {
    chosen,
    keep,
    add: (files: File[]) => files.length > 0 && keep([...chosen, ...files.map(chosenPictureOf)]),
    remove: (picture: ChosenPicture) => keep(chosen.filter((other) => other !== picture)),
    clear: () => keep([]),
  }
}

/** A preview holds its file in memory until it is let go. */
function release(pictures: ChosenPicture[]) {
  for (const { address } of pictures) URL.revokeObjectURL(address)
}
