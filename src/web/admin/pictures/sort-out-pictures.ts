import { productLimits, productMessages } from '#contract/products/product-messages.ts'
import type { FileRefusal } from '../forms/file-refusal.ts'
import { isPictureType } from './is-picture-type.ts'

type Named = Pick<File, 'name' | 'type' | 'size'>

/** Those that can be taken, as far as there is room, and why the others cannot. */
export function sortOutPictures<Chosen extends Named>(chosen: Chosen[], room: number) {
  const taken: Chosen[] = []
  const refusals: FileRefusal[] = []
  for (const file of chosen) {
    const text =
      faultOfPicture(file) ?? (taken.length < room ? undefined : productMessages.tooManyPictures)
    if (text) refusals.push({ name: file.name, text })
    else taken.push(file)
  }
  return { taken, refusals }
}

function faultOfPicture({ type, size }: Named) {
  if (!isPictureType(type)) return productMessages.notPicture
  return size >= productLimits.pictureBytes ? productMessages.pictureTooLarge : undefined
}
