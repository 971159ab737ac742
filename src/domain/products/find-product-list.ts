import { listLimits } from '#contract/list-limits.ts'
import type {
  CategoryTab,
  Instead,
  ListFilters,
  ProductListPage,
} from '#contract/products/product-list.ts'
import type { ProductQuery } from '#contract/products/product-query.ts'
import { productCategories } from '#contract/products/product.ts'
import type { ProductCategory, ProductRecord, StockStatus } from '#contract/products/product.ts'
import { pictureAddress, widthFor } from '#contract/pictures/picture.ts'
import type { Picture } from '#contract/pictures/picture.ts'
import type { Db } from '../app.ts'
import { filterProducts, isFilteredBeyondCategory } from './filter-products.ts'
import type { ProductFilter, ProductSlice } from './filter-products.ts'
import { findFirstPictures, findProductPictures } from './find-product-pictures.ts'
import { findFacets } from './find-facets.ts'
import type { Facets } from './find-facets.ts'
import { findSearchIndex } from './follow-products.ts'
import type { SearchDeps } from './follow-products.ts'
import { publicPriceOf } from './product-rules.ts'
import { recordColumns, recordOf, specsOf } from './product-views.ts'
import { readCards, withPictures } from './read-cards.ts'
import { readInOrder, readSlice } from './read-slice.ts'
import { findHits } from './search-products.ts'
import { firstOf, orderOf } from './search-rules.ts'

const widthOnCard = 640

const mostNear = 6

export type ListedProduct = {
  id: string
  name: string
  image: string | null
  /** All lines in one, with commas between. */
  specs: string
  brand: string
  category: ProductCategory
  price: number | null
  stockStatus: StockStatus
}

/** The public page. The first category is selected where the address names nothing. */
export async function findProductListPage(
  app: SearchDeps,
  query: ProductQuery,
): Promise<ProductListPage> {
  const { db } = app
  const category = selectedCategory(query)
  const slice = { ...query, category, limit: listLimits.onPage }
  const [rows, facets] = await Promise.all([
    readSlice(app, slice, readCards),
    findFacets(app, slice),
  ])
  const total = facets?.total ?? (await countProducts(app, slice))
  return {
    category,
    q: query.q ?? '',
    tabs: facets?.tabs ?? (await findCategoryTabs(db)),
    filters: facets ? filtersOf(facets) : null,
    products: await withPictures(db, rows),
    total,
    page: query.page ?? 1,
    pages: Math.max(1, Math.ceil(total / listLimits.onPage)),
    instead: total === 0 && query.q ? await findInstead(app, query.q) : null,
  }
}

function filtersOf({ brands, stock, prices }: Facets): ListFilters {
  return { brands, stock, prices }
}

/** How it may have been meant, and what has some of its words. */
async function findInstead(app: SearchDeps, q: string): Promise<Instead | null> {
  const index = await findSearchIndex(app)
  if (!index) return null
  const { hits, isNear } = index.find(q)
  const near = isNear ? firstOf(hits, mostNear, orderOf('relevance')) : []
  const ids = near.map(({ entry }) => entry.id)
  const rows = await readInOrder(app, ids, readCards)
  return { spelling: index.spellingOf(q) ?? null, near: await withPictures(app.db, rows) }
}

/** The public call: what a card needs, the specifications as one text. */
export async function findListedProducts(
  app: SearchDeps,
  slice: ProductSlice,
): Promise<ListedProduct[]> {
  const rows = await readSlice(app, slice, readCards)
  const pictures = await findFirstPictures(app.db, rows)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    image: addressOnCard(pictures.get(row.id)),
    specs: specsOf(row).join(', '),
    brand: row.brand,
    category: row.category,
    price: publicPriceOf(row.pricePaise),
    stockStatus: row.stockStatus,
  }))
}

/** Calls return one address for each picture, whatever size a page shows. */
function addressOnCard(picture: Picture | undefined) {
  return picture ? pictureAddress(picture.key, widthFor(picture, widthOnCard)) : null
}

export async function findProductRecords(
  app: SearchDeps,
  slice: ProductSlice,
): Promise<ProductRecord[]> {
  const rows = await readSlice(app, slice, (products) => products.select(recordColumns).execute())
  const pictures = await findProductPictures(app.db, rows)
  return rows.map((row) => recordOf(row, pictures.get(row.id) ?? []))
}

export async function countProducts(app: SearchDeps, filter: ProductFilter): Promise<number> {
  const { db } = app
  if (filter.q) {
    const hits = await findHits(app, filter)
    if (hits) return hits.length
  }
  if (isFilteredBeyondCategory(filter)) {
    const facets = await findFacets(app, filter)
    if (facets) return facets.total
    const counted = filterProducts(db, filter).select((row) =>
      row.fn.countAll<number>().as('count'),
    )
    return (await counted.executeTakeFirstOrThrow()).count
  }
  const tabs = await findCategoryTabs(db)
  const all = !filter.category || filter.category === 'All'
  return tabs
    .filter((tab) => all || tab.name === filter.category)
    .reduce((total, tab) => total + tab.count, 0)
}

async function findCategoryTabs(db: Db): Promise<CategoryTab[]> {
  const rows = await db.selectFrom('categoryCounts').selectAll().execute()
  const counts = new Map(rows.map((row) => [row.category, row.products]))
  return productCategories.map((name) => ({ name, count: counts.get(name) ?? 0 }))
}

function selectedCategory(query: ProductQuery): ProductCategory | 'All' {
  if (query.category) return query.category
  return isFilteredBeyondCategory(query) ? 'All' : productCategories[0]
}
