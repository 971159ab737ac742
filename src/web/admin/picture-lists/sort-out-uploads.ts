import { pictureUploadLimits, pictureUploadMessages } from '#contract/pictures/picture-upload.ts'
import { isPictureType } from '../pictures/is-picture-type.ts'

type Named = Pick<File, 'name' | 'type' | 'size'>

/** Those that can be uploaded, and the texts about the others. Too many at once, and none is taken. */
export function sortOutUploads<Chosen extends Named>(files: Chosen[], chosenBefore: number) {
  const texts = files.flatMap((file) => faultOf(file) ?? [])
  const good = files.filter((file) => faultOf(file) === undefined)
  if (good.length + chosenBefore > pictureUploadLimits.files) {
    return { taken: [], texts: [...texts, pictureUploadMessages.tooMany] }
  }
  const isNothingLeft = good.length + chosenBefore === 0
  return { taken: good, texts: isNothingLeft ? [...texts, pictureUploadMessages.none] : texts }
}

function faultOf({ name, type, size }: Named) {
  if (!isPictureType(type)) return pictureUploadMessages.notImage(name)
  return size > pictureUploadLimits.bytes ? pictureUploadMessages.tooLarge(name) : undefined
}
