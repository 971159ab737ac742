import { pictureUploadLimits, pictureUploadMessages } from '#contract/pictures/picture-upload.ts'
import { isPictureType } from '../pictures/sort-out-pictures.ts'
import type { UploadProgress } from '../session/send-call.ts'

type Named = Pick<File, 'name' | 'type' | 'size'>

/** The files that can be uploaded, and texts about the others. Of too many, none can. */
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

/** How much of each file is sent, in percent. One request sends them one after the other. */
export function uploadShares(sizes: number[], { sent, total }: UploadProgress): number[] {
  const all = sizes.reduce((sum, size) => sum + size, 0)
  let left = total > 0 ? (sent / total) * all : 0
  return sizes.map((size) => {
    const gone = Math.min(Math.max(left, 0), size)
    left -= size
    return size > 0 ? Math.floor((gone / size) * 100) : 100
  })
}
