import { namedPictureOf, pictureAddress, widthFor } from '#contract/pictures/picture.ts'
import type { NamedPicture } from '#contract/pictures/picture.ts'
import { leadOf } from '#contract/products/brief-spec.ts'
import { productLimits } from '#contract/products/product-messages.ts'
import type {
  LinkedProduct,
  ProductCard,
  ProductPage,
  ProductRecord,
  StockStatus,
} from '#contract/products/product.ts'
import type { FoundProduct } from '#contract/search/search.ts'
import { withStoredJson } from '#platform/http/stored-json.ts'
import { pathOf, publicPriceOf } from './product-rules.ts'
import { factsOf } from './stored-products.ts'
import type { StoredProduct } from './stored-products.ts'

const widthOnCard = 640

export type ListedProduct = {
  id: string
  name: string
  image: string | null
  /** All lines in one, with commas between. */
  specs: string
  brand: string
  price: number | null
  stockStatus: StockStatus
}

/** Of the public call: pictures under the name that calls have for them. */
type CalledProduct = Omit<ProductPage, 'pictures'> & { images: NamedPicture[] }

export function linkedOf(product: StoredProduct): LinkedProduct {
  const { id, name, brand, modelNo, category, pictures, pricePaise } = product
  const { hsnCode, gstBasisPoints, stockStatus } = product
  return {
    id,
    path: pathOf(product),
    name,
    brand,
    modelNo,
    category,
    picture: pictures[0] ?? null,
    price: publicPriceOf(pricePaise),
    hsnCode,
    gstRate: gstBasisPoints / 100,
    stockStatus,
  }
}

export function cardOf(product: StoredProduct): ProductCard {
  const { specs, description } = product
  return {
    ...linkedOf(product),
    specs: specs.slice(0, productLimits.specsOnCard),
    hasMoreSpecs: specs.length > productLimits.specsOnCard,
    ...(specs.length === 0 && { lead: leadOf(description) }),
  }
}

/** The public call: what a card needs, the specifications as one text. */
export const listedOf = lasting((product): ListedProduct => {
  const { id, name, brand, stockStatus, specs, pictures } = product
  const [picture] = pictures
  return {
    id,
    name,
    // Calls return one address for each picture, whatever size a page shows.
    image: picture ? pictureAddress(picture.key, widthFor(picture, widthOnCard)) : null,
    specs: specs.join(', '),
    brand,
    price: publicPriceOf(product.pricePaise),
    stockStatus,
  }
})

export const foundOf = lasting((product): FoundProduct => {
  const { id, name, brand, category, modelNo, stockStatus, pictures } = product
  const [picture] = pictures
  return {
    id,
    path: pathOf(product),
    name,
    brand,
    category,
    modelNo,
    image: picture ? namedPictureOf(picture).thumbnail : null,
    price: publicPriceOf(product.pricePaise),
    stockStatus,
  }
})

export function pageOf(product: StoredProduct): ProductPage {
  const { publication: _, publishAt: __, featured: ___, ...shown } = factsOf(product)
  return { ...shown, path: pathOf(product), price: publicPriceOf(product.pricePaise) }
}

export const shownOf = lasting((product): CalledProduct => {
  const { pictures, ...page } = pageOf(product)
  return { ...page, images: pictures.map(namedPictureOf) }
})

export const recordOf = lasting((product): ProductRecord => {
  const { pictures, ...facts } = factsOf(product)
  return { ...facts, images: pictures.map(namedPictureOf), ...product.record }
})

/** A view that is made once for a product, which stays in memory after it was read. */
function lasting<View extends object>(make: (product: StoredProduct) => View) {
  const views = new WeakMap<StoredProduct, View>()
  return (product: StoredProduct) => {
    const known = views.get(product)
    if (known) return known
    const made = withStoredJson(make(product))
    views.set(product, made)
    return made
  }
}
