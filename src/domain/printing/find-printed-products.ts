import { printLimits } from '#contract/printing/catalogue-print.ts'
import type { CatalogueLayout, CatalogueOrder } from '#contract/printing/catalogue-print.ts'
import { allCategories } from '#contract/categories/category.ts'
import { widthFor } from '#contract/pictures/picture.ts'
import { priceText } from '#contract/products/price-text.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'
import { folded } from '../fold-text.ts'
import type { Categories } from '../find-categories.ts'
import { fileKeyOf } from '../pictures/store-picture.ts'
import type { FollowDeps } from '../products/follow-rows.ts'
import { countProducts, findListedProducts } from '../products/find-product-list.ts'
import type { ProductFilter } from '../products/filter-products.ts'
import { pathOf, publicPriceOf, sortPriceOf } from '../products/product-rules.ts'
import { readProducts } from '../products/read-products.ts'
import type { StoredProduct } from '../products/stored-products.ts'
import type { PrintedGroup, PrintedProduct } from './print-task.ts'

/** What a catalogue is made of. Only what the public sees is printed. */
export type PrintChoice = {
  layout: CatalogueLayout
  /** Without one, a list by its filters is in its own order and a selection in that of the selection. */
  order?: CatalogueOrder | undefined
  customer?: string | undefined
} & ({ filter: ProductFilter; ids?: undefined } | { ids: string[]; filter?: undefined })

type Chosen = { products: StoredProduct[]; leftOut: number }

export async function findChosenProducts(app: FollowDeps, choice: PrintChoice): Promise<Chosen> {
  const { order, ids, filter } = choice
  const most = printLimits.products
  if (ids) {
    const products = await readProducts(app, ids)
    const ordered = order ? products.toSorted(orders[order]) : products
    return { products: ordered.slice(0, most), leftOut: Math.max(0, ordered.length - most) }
  }
  const [products, count] = await Promise.all([
    findListedProducts(app, { ...filter, sort: order, limit: most }),
    countProducts(app, filter),
  ])
  return { products, leftOut: Math.max(0, count - products.length) }
}

type Compare = (one: StoredProduct, other: StoredProduct) => number

const orders: Record<CatalogueOrder, Compare> = {
  newest: (one, other) => (one.id < other.id ? 1 : -1),
  name: (one, other) => compareTexts(folded(one.name), folded(other.name)),
  price: (one, other) => sortPriceOf(one.pricePaise) - sortPriceOf(other.pricePaise),
  '-price': (one, other) => other.pricePaise - one.pricePaise,
}

function compareTexts(one: string, other: string) {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** By category, in the order of the site. */
export function printedGroups(
  products: StoredProduct[],
  { shown }: Categories,
  shop: { site: SiteProfile; publicUrl: string },
): PrintedGroup[] {
  const byCategory = Map.groupBy(products, ({ category }) => category)
  return shown.flatMap(({ name }) => {
    const found = byCategory.get(name)
    return found ? [{ name, products: found.map((product) => printedProduct(product, shop)) }] : []
  })
}

const widthOnPaper = 640

export function printedProduct(
  product: StoredProduct,
  { site, publicUrl }: { site: SiteProfile; publicUrl: string },
): PrintedProduct {
  const { id, name, brand, modelNo, pricePaise, stockStatus, warranty, specs } = product
  const price = publicPriceOf(pricePaise)
  const [picture] = product.pictures
  return {
    id,
    name,
    brand,
    modelNo,
    price: priceText(price),
    priceNote: price === null ? '' : site.priceNote,
    stock: stockStatus,
    warranty,
    tax: taxText(product),
    specs,
    address: `${publicUrl}${pathOf(product)}`,
    picture: picture ? fileKeyOf(picture.key, widthFor(picture, widthOnPaper)) : null,
  }
}

function taxText({ hsnCode, gstBasisPoints }: StoredProduct) {
  const code = hsnCode === '' ? '' : `HSN ${hsnCode}`
  return [code, `GST ${gstBasisPoints / 100}%`].filter((part) => part !== '').join(', ')
}

/** The filters of a list as a reader of the cover understands them. */
export function choiceText({ category, q, brand, stock, minPrice, maxPrice }: ProductFilter) {
  const prices = [
    minPrice === undefined ? '' : `from ${priceText(minPrice)}`,
    maxPrice === undefined ? '' : `up to ${priceText(maxPrice)}`,
  ]
  const parts = [
    category && category !== allCategories ? category : '',
    brand?.join(', ') ?? '',
    stock ?? '',
    prices.filter((part) => part !== '').join(' '),
    q ? `“${q}”` : '',
  ]
  return parts.filter((part) => part !== '').join(' · ')
}
