import { randomKey } from '../../ui/random-key.ts'

/** A picture that was chosen and is not sent yet. It lives in the memory of this tab. */
export type ChosenPicture = { id: string; file: File; address: string }

export function chosenPictureOf(file: File): ChosenPicture {
  return { id: randomKey(), file, address: URL.createObjectURL(file) }
}
