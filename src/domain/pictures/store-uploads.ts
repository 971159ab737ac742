import { pictureUploadLimits, pictureUploadMessages } from '#contract/pictures/picture-upload.ts'
import type { RefusedFile } from '#contract/pictures/picture-upload.ts'
import type { PictureError } from '#platform/images/images.ts'
import type { Upload } from '#platform/files/upload.ts'
import type { App } from '../app.ts'
import { Refusal } from '../refusal.ts'
import { storePicture } from './store-picture.ts'
import type { StoredPicture } from './store-picture.ts'

/** An upload whose picture is stored, and which no row names yet. */
export type StoredUpload<Sent extends Upload> = { sent: Sent; picture: StoredPicture }

/** The field of the form that has the files. */
type UploadField = 'image' | 'images'

const textOf: Record<PictureError, (name: string) => string> = {
  unreadable: pictureUploadMessages.notImage,
  'too-many-pixels': pictureUploadMessages.tooManyPixels,
  'too-long': pictureUploadMessages.tooLong,
  'too-large-decoded': pictureUploadMessages.tooLargeDecoded,
}

/**
 * Before the transaction, because decoding a picture takes longer than a row should be locked. A
 * refused file is reported by name and does not affect the others; if none is left, all is refused.
 */
export async function storeUploads<Sent extends Upload>(
  app: App,
  uploads: Sent[],
  field: UploadField,
) {
  const stored: StoredUpload<Sent>[] = []
  const refused: RefusedFile[] = []
  for (const sent of uploads) {
    const picture = await pictureOrError(app, sent)
    if (typeof picture === 'string') refused.push({ name: sent.originalName, message: picture })
    else stored.push({ sent, picture })
  }
  if (stored.length === 0) throw refusedFilesRefusal(refused, field)
  return { stored, refused }
}

async function pictureOrError(app: App, sent: Upload) {
  const { bytes, originalName } = sent
  if (bytes > pictureUploadLimits.bytes) return pictureUploadMessages.tooLarge(originalName)
  const picture = await storePicture(app, sent)
  return typeof picture === 'string' ? textOf[picture](originalName) : picture
}

function refusedFilesRefusal(refused: RefusedFile[], field: UploadField) {
  const texts = refused.map(({ message }) => message)
  const text = [...texts, pictureUploadMessages.none].join('\n')
  return new Refusal('invalid', text, { fields: { [field]: text }, details: { errors: refused } })
}
