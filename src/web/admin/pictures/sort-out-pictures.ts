import { productLimits, productMessages } from '#contract/products/product-messages.ts'
import type { FileRefusal } from '../forms/file-drop.tsx'

type Named = Pick<File, 'name' | 'type' | 'size'>

/** The files that a product can have, as far as there is room, and the reasons against the others. */
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

/** Image types that the server does not decode. */
const undecoded = /^image\/(svg|hei[cf]|avif|tiff|x-icon|vnd\.)/

/** As far as a browser can see: the server reads the file. */
export function isPictureType(type: string) {
  return type.startsWith('image/') && !undecoded.test(type)
}
