import { pictureAddress } from '#contract/pictures/picture.ts'
import type { NamedPicture } from '#contract/pictures/picture.ts'
import { productLimits, productMessages } from '#contract/products/product-messages.ts'
import type { PictureError } from '#platform/images/images.ts'
import type { Upload } from '#platform/files/upload.ts'
import type { App } from '../app.ts'
import { keepPictures, storePicture } from '../pictures/store-picture.ts'
import type { StoredPicture } from '../pictures/store-picture.ts'
import { Refusal } from '../refusal.ts'

/** The row of a product's picture, with its position. */
type PlacedPicture = { pictureKey: string; originalName: string }

const textOf: Record<PictureError, string> = {
  unreadable: productMessages.notPicture,
  'too-many-pixels': productMessages.pictureTooManyPixels,
  'too-long': productMessages.pictureTooLong,
  'too-large-decoded': productMessages.pictureTooLargeDecoded,
}

/** Before the transaction: reading a picture takes longer than anybody should hold a row. */
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

/** Belongs in the transaction of the product's own change: those that stay, then the new ones. */
export async function placePictures(
  app: App,
  productId: string,
  kept: PlacedPicture[],
  added: StoredPicture[],
) {
  refuseUnlessRoom(kept.length + added.length)
  await keepPictures(app, added)
  const news = added.map(({ key, originalName }) => ({ pictureKey: key, originalName }))
  const rows = [...kept, ...news].map((picture, position) => ({ productId, position, ...picture }))
  await removePictures(app, productId)
  if (rows.length > 0) await app.db.insertInto('productPictures').values(rows).execute()
}

/** The files stay until the sweep finds that nothing shows them. */
export async function removePictures(app: App, productId: string) {
  await app.db.deleteFrom('productPictures').where('productId', '=', productId).execute()
}

/** Those of a product that stay, in the order they are named. What is not its own is not noticed. */
export async function requireKept(
  app: App,
  productId: string,
  named: Pick<NamedPicture, 'url'>[] | undefined,
): Promise<PlacedPicture[]> {
  const own = await app.db
    .selectFrom('productPictures')
    .innerJoin('pictures', 'pictures.key', 'productPictures.pictureKey')
    .select(['pictureKey', 'originalName', 'pictures.width'])
    .where('productId', '=', productId)
    .orderBy('position')
    .execute()
  const placed = own.map(({ width, ...picture }) => ({
    picture,
    url: pictureAddress(picture.pictureKey, width),
  }))
  if (!named) return placed.map(({ picture }) => picture)
  return named.flatMap(({ url }) => {
    const at = placed.findIndex((candidate) => candidate.url === url)
    return at < 0 ? [] : placed.splice(at, 1).map(({ picture }) => picture)
  })
}

function refuseUnlessRoom(pictures: number) {
  if (pictures > productLimits.pictures) throw pictureRefusal(productMessages.tooManyPictures)
}

function pictureRefusal(text: string) {
  return new Refusal('invalid', text, { fields: { images: text } })
}
