import { pictureAddress, widthFor } from '#contract/pictures/picture.ts'
import type { Picture } from '#contract/pictures/picture.ts'
import type { Db } from '#domain/app.ts'
import { findProductPage } from '#domain/products/find-products.ts'
import { idOfPathPart } from '#domain/products/product-rules.ts'
import { priceText } from '../../ui/display/price-text.ts'

/** Wide enough for a tile of 8rem on a dense screen. */
const tileWidth = 320

/** Undefined where nobody asked about one, or it is not sold any more: the form is there all the same. */
export async function findAskedProduct(db: Db, asked: string | null) {
  const product = asked ? await findProductPage(db, idOfPathPart(asked)) : undefined
  if (!product) return undefined
  const { id, path, name, category, price, pictures } = product
  return { id, path, name, category, price: priceText(price), picture: tileOf(pictures[0]) }
}

export type AskedProductView = NonNullable<Awaited<ReturnType<typeof findAskedProduct>>>

/** Said as text and addresses: the page of a form does not load what pages of products are made of. */
function tileOf(picture: Picture | undefined) {
  return picture ? pictureAddress(picture.key, widthFor(picture, tileWidth)) : null
}
