import { mostCompared } from '#contract/products/compared-products.ts'
import { pictureAddress, widthFor } from '#contract/pictures/picture.ts'
import type { Picture } from '#contract/pictures/picture.ts'
import { makerTexts } from '#contract/products/maker-texts.ts'
import { priceTerms } from '#contract/products/price-terms.ts'
import { priceText } from '#contract/products/price-text.ts'
import type { ProductPage, StockStatus } from '#contract/products/product.ts'
import type { App } from '#domain/app.ts'
import { findProductPage } from '#domain/products/find-products.ts'
import { findSiteProfile } from '#domain/find-site-profile.ts'
import { idOfPathPart } from '#domain/path-part.ts'
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
  picture: string | null
  /** The page without it. Absent where the form is about this one alone. */
  without?: string
  stock: { text: StockStatus; look: string }
}

/** From a comparison several. What is not sold any more is left out: the form is there all the same. */
export async function findAskedProducts(app: App, asked: string | null) {
  const ids = new Set(asked?.split(',').map(idOfPathPart)).values().take(mostCompared)
  const found = await Promise.all(Array.from(ids, (id) => findAskedProduct(app, id)))
  return found.filter((product) => product !== undefined)
}

async function findAskedProduct(app: App, id: string) {
  const product = await findProductPage(app, id)
  return product && askedLineOf(app, product)
}

export async function askedLineOf(app: App, product: ProductPage): Promise<AskedLine> {
  const { id, path, name, pictures, stockStatus } = product
  const { priceBasis } = await findSiteProfile(app)
  return {
    id,
    path,
    name,
    maker: makerTexts(product),
    price: priceText(product.price),
    terms: priceTerms(product, priceBasis),
    picture: tileOf(pictures[0]),
    stock: { text: stockStatus, look: stockColours[stockStatus] },
  }
}

/** Wide enough for a tile of 4rem on a dense screen. */
const tileWidth = 160

function tileOf(picture: Picture | undefined) {
  return picture ? pictureAddress(picture.key, widthFor(picture, tileWidth)) : null
}
