import { productLimits, productMessages } from '#contract/products/product-messages.ts'
import type { PictureError } from '#platform/images/images.ts'
import type { Upload } from '#platform/files/upload.ts'
import type { App } from '../app.ts'
import { savePictures, storePicture } from '../pictures/store-picture.ts'
import type { StoredPicture } from '../pictures/store-picture.ts'
import { Refusal } from '../refusal.ts'

/** A picture of a product; its position is its index in the list. */
export type PlacedPicture = { pictureKey: string; originalName: string }

const textOf: Record<PictureError, string> = {
  unreadable: productMessages.notPicture,
  'too-many-pixels': productMessages.pictureTooManyPixels,
  'too-long': productMessages.pictureTooLong,
  'too-large-decoded': productMessages.pictureTooLargeDecoded,
}

/** Call it before the transaction: rendering a picture takes too long to hold a lock meanwhile. */
export async function storeProductPictures(app: App, uploads: Upload[], signal?: AbortSignal) {
  refuseUnlessRoom(uploads.length)
  const stored: StoredPicture[] = []
  for (const upload of uploads) {
    const picture = await storePicture(app, upload, signal)
    if (typeof picture === 'string') throw pictureRefusal(textOf[picture])
    stored.push(picture)
  }
  return stored
}

/** Belongs in the transaction of the product's change. The new pictures follow those that remain. */
export async function placePictures(
  app: App,
  productId: string,
  remaining: PlacedPicture[],
  added: StoredPicture[],
) {
  refuseUnlessRoom(remaining.length + added.length)
  await savePictures(app, added)
  const placed = added.map(({ key, originalName }) => ({ pictureKey: key, originalName }))
  const rows = [...remaining, ...placed].map((picture, position) => ({
    productId,
    position,
    ...picture,
  }))
  await app.db.deleteFrom('productPictures').where('productId', '=', productId).execute()
  if (rows.length > 0) await app.db.insertInto('productPictures').values(rows).execute()
}

function refuseUnlessRoom(pictures: number) {
  if (pictures > productLimits.pictures) throw pictureRefusal(productMessages.tooManyPictures)
}

function pictureRefusal(text: string) {
  return new Refusal('invalid', text, { fields: { images: text } })
}
