import { printLimits } from '#contract/printing/catalogue-print.ts'
import type { CatalogueLayout, CatalogueOrder } from '#contract/printing/catalogue-print.ts'
import { allCategories } from '#contract/categories/category.ts'
import { widthFor } from '#contract/pictures/picture.ts'
import { hsnText } from '#contract/products/maker-texts.ts'
import type { ListSort } from '#contract/products/product-list.ts'
import { priceTerms } from '#contract/products/price-terms.ts'
import { priceText } from '#contract/products/price-text.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'
import type { SpecFilter } from '#contract/specifications/spec-filter.ts'
import { specLabel, specRangeText, specValueText } from '#contract/specifications/spec-kinds.ts'
import { specFiltersOf } from '#contract/specifications/spec-query.ts'
import { folded } from '../fold-text.ts'
import type { Categories } from '../find-categories.ts'
import { fileKeyOf } from '../pictures/store-picture.ts'
import type { FollowDeps } from '../products/follow-rows.ts'
import { countProducts, findListedProducts } from '../products/find-product-list.ts'
import type { ProductFilter } from '../products/filter-products.ts'
import { publicPriceOf, sortPriceOf } from '../products/product-rules.ts'
import { listKindsIn } from '../products/product-subsets.ts'
import { readProducts } from '../products/read-products.ts'
import type { StoredProduct } from '../products/stored-products.ts'
import type { PrintedGroup, PrintedProduct } from './print-task.ts'

/** What a catalogue is made of. Only what the public sees is printed. */
export type PrintChoice = {
  layout: CatalogueLayout
  customer?: string | undefined
  /** Fewer than the most that fit into one document. */
  most?: number
} & (ListChoice | SelectionChoice)

/** Without an order, a list is in its own and a selection in that of its ids. */
type ListChoice = { filter: PrintedFilter; order?: ListSort | undefined; ids?: undefined }
type SelectionChoice = { ids: string[]; order?: CatalogueOrder | undefined; filter?: undefined }

/** With the parameters by which specifications are filtered, for the cover. */
type PrintedFilter = ProductFilter & Parameters<typeof specFiltersOf>[0]

type Chosen = { products: StoredProduct[]; leftOut: number }

export async function findChosenProducts(app: FollowDeps, choice: PrintChoice): Promise<Chosen> {
  const { most = printLimits.products } = choice
  if (choice.ids) {
    const products = await readProducts(app, choice.ids)
    const ordered = choice.order ? products.toSorted(orders[choice.order]) : products
    return { products: ordered.slice(0, most), leftOut: Math.max(0, ordered.length - most) }
  }
  const { filter, order } = choice
  if (!listKindsIn(filter.only).includes('Published')) return { products: [], leftOut: 0 }
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
  const { hsnCode, gstBasisPoints } = product
  const price = publicPriceOf(pricePaise)
  const gstRate = gstBasisPoints / 100
  const terms = priceTerms({ price, gstRate }, site.priceBasis)
  const [picture] = product.pictures
  return {
    id,
    name,
    brand,
    modelNo,
    price: priceText(price),
    priceTerms: [terms.note, terms.inclusive].filter((text) => text !== ''),
    stock: stockStatus,
    warranty,
    hsn: hsnText(hsnCode),
    gst: terms.note === '' ? `GST ${gstRate} %` : '',
    specs,
    // Without its name: a reader of the paper types it.
    address: `${publicUrl}/products-details/${id}`,
    picture: picture ? fileKeyOf(picture.key, widthFor(picture, widthOnPaper)) : null,
  }
}

/** The filters of a list as a reader of the cover understands them. */
export function choiceText(filter: PrintedFilter) {
  const { category, q, brand, stock, minPrice, maxPrice } = filter
  const prices = [
    minPrice === undefined ? '' : `from ${priceText(minPrice)}`,
    maxPrice === undefined ? '' : `up to ${priceText(maxPrice)}`,
  ]
  const parts = [
    category && category !== allCategories ? category : '',
    brand?.join(', ') ?? '',
    stock ?? '',
    prices.filter((part) => part !== '').join(' '),
    ...specFiltersOf(filter).map(specFilterText),
    q ? `“${q}”` : '',
  ]
  return parts.filter((part) => part !== '').join(' · ')
}

/** `Memory: 8 GB, 16 GB` */
function specFilterText({ kind, values, from, to }: SpecFilter) {
  const texts = values.map((value) => specValueText(kind, value))
  const isRange = from !== undefined || to !== undefined
  if (isRange) texts.push(specRangeText(kind, from, to))
  return `${specLabel(kind)}: ${texts.join(', ')}`
}
