import { namedPictureOf } from '#contract/pictures/picture.ts'
import type { Picture } from '#contract/pictures/picture.ts'
import type { ProductCategory, ProductCard } from '#contract/products/product.ts'
import { searchLimits } from '#contract/search/search.ts'
import type { FoundCategory, FoundProduct, Suggestions } from '#contract/search/search.ts'
import type { Hit } from '../search/search-index.ts'
import { sliceProducts } from './filter-products.ts'
import { findFirstPictures } from './find-product-pictures.ts'
import { findSearchIndex } from './follow-products.ts'
import type { SearchDeps } from './follow-products.ts'
import { pathOf, publicPriceOf, slugOf } from './product-rules.ts'
import { readCards } from './read-cards.ts'
import { readInOrder } from './read-slice.ts'
import { firstOf, orderOf } from './search-rules.ts'

const nothing: Suggestions = { products: [], categories: [], isNear: false }

/** The suggestions of the search field: the best products, and the categories with most of them. */
export async function findSuggestions(app: SearchDeps, q = ''): Promise<Suggestions> {
  if (q === '') return nothing
  const index = await findSearchIndex(app)
  if (!index) return findWithoutIndex(app, q)
  const { hits, isNear } = index.find(q)
  const best = firstOf(hits, searchLimits.products, orderOf('relevance'))
  const ids = best.map(({ entry }) => entry.id)
  return {
    products: await foundProducts(app, await readInOrder(app, ids, readCards)),
    categories: isNear ? [] : categoriesOf(hits),
    isNear,
  }
}

async function findWithoutIndex(app: SearchDeps, q: string): Promise<Suggestions> {
  const rows = await readCards(sliceProducts(app.db, { q, limit: searchLimits.products }))
  const products = await foundProducts(app, rows)
  return { ...nothing, products }
}

type SuggestedRow = Pick<
  ProductCard,
  'id' | 'name' | 'brand' | 'category' | 'modelNo' | 'stockStatus'
> & {
  pricePaise: number
}

async function foundProducts({ db }: SearchDeps, rows: SuggestedRow[]): Promise<FoundProduct[]> {
  const pictures = await findFirstPictures(db, rows)
  return rows.map(({ id, name, brand, category, modelNo, stockStatus, pricePaise }) => ({
    id,
    path: pathOf({ id, name }),
    name,
    brand,
    category,
    modelNo,
    image: imageOf(pictures.get(id)),
    price: publicPriceOf(pricePaise),
    stockStatus,
  }))
}

function imageOf(picture: Picture | undefined) {
  return picture ? namedPictureOf(picture).thumbnail : null
}

/** Those that hold most of the result, the fullest first. */
function categoriesOf(hits: Hit[]): FoundCategory[] {
  const counts = new Map<ProductCategory, number>()
  for (const { entry } of hits) counts.set(entry.category, (counts.get(entry.category) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, searchLimits.categories)
    .map(([name, count]) => ({ id: slugOf(name), name, count }))
}
