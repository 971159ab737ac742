import { comparedMessages, mostCompared } from '#contract/products/compared-products.ts'
import { pictureAddress, widthFor } from '#contract/pictures/picture.ts'
import type { Picture } from '#contract/pictures/picture.ts'
import { makerTexts } from '#contract/products/maker-texts.ts'
import { priceTerms } from '#contract/products/price-terms.ts'
import { priceText } from '#contract/products/price-text.ts'
import type { ProductPage, StockStatus } from '#contract/products/product.ts'
import type { App } from '#domain/app.ts'
import { findProductPage, findWithdrawnProduct } from '#domain/products/find-products.ts'
import { findCategories } from '#domain/find-categories.ts'
import { findSiteProfile } from '#domain/find-site-profile.ts'
import { idOfPathPart } from '#domain/path-part.ts'
import sprite from '../../pictograms/pictograms.svg?url&no-inline'
import { stockColours } from '../../ui/products/stock-badge.tsx'

/** Texts and addresses only, so that the page of a form does not load the components of product pages. */
export type AskedLine = {
  id: string
  path: string
  name: string
  maker: string[]
  price: string
  /** What is said of GST, and the price with it. */
  terms: { note: string; inclusive: string }
  /** The drawing of its category where it has none. */
  picture: string
  /** The page without it. Absent where the form is about this one alone. */
  without?: string
  stock: { text: StockStatus; look: string }
}

type AskedProducts = {
  products: AskedLine[]
  /** Those of the others that were for sale once. */
  gone: { id: string; name: string }[]
  /** About what is not sold any more. Empty where all are. */
  notice: string
}

/** From a comparison several. What is not sold any more has no line: the form is there all the same. */
export async function findAskedProducts(app: App, asked: string | null): Promise<AskedProducts> {
  const named = new Set(asked?.split(',').map(idOfPathPart)).values().filter((id) => id !== '')
  const ids = [...named.take(mostCompared)]
  const products = await findEach(ids, (id) => findAskedProduct(app, id))
  const missing = ids.filter((id) => products.every((product) => product.id !== id))
  const gone = await findEach(missing, (id) => findWithdrawnProduct(app.db, id))
  return { products, gone, notice: noticeOf(ids, missing, gone) }
}

async function findEach<T>(ids: string[], find: (id: string) => Promise<T | undefined>) {
  const found = await Promise.all(ids.map(find))
  return found.filter((one) => one !== undefined)
}

function noticeOf(ids: string[], missing: string[], [gone]: AskedProducts['gone']) {
  if (missing.length === 0) return ''
  if (ids.length > 1) return comparedMessages.gone(missing.length)
  return gone
    ? `${gone.name} is no longer in our catalogue.`
    : 'This product is no longer in our catalogue, or the address is incomplete.'
}

async function findAskedProduct(app: App, id: string) {
  const product = await findProductPage(app, id)
  return product && askedLineOf(app, product)
}

export async function askedLineOf(app: App, product: ProductPage): Promise<AskedLine> {
  const { id, path, name, pictures, category, stockStatus } = product
  const { priceBasis } = await findSiteProfile(app)
  return {
    id,
    path,
    name,
    maker: makerTexts(product),
    price: priceText(product.price),
    terms: priceTerms(product, priceBasis),
    picture: tileOf(pictures[0]) ?? (await drawingOf(app, category)),
    stock: { text: stockStatus, look: stockColours[stockStatus] },
  }
}

async function drawingOf(app: App, category: string) {
  const { all } = await findCategories(app)
  const icon = all.find(({ name }) => name === category)?.icon ?? 'accessories'
  return `${sprite}#${icon}-picture`
}

/** Wide enough for a tile of 4rem on a dense screen. */
const tileWidth = 160

function tileOf(picture: Picture | undefined) {
  return picture ? pictureAddress(picture.key, widthFor(picture, tileWidth)) : null
}
