import { categoryName } from '../categories/category-schemas.ts'
import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { productFields } from './product-fields.ts'
import { stockStatuses } from './product.ts'
import { emptyAsAbsent, queryFields } from '../list-query.ts'
import { specKinds } from '../specifications/spec-kinds.ts'
import { specFields } from '../specifications/spec-query.ts'
import { productSorts, productViews } from './product-list.ts'
import { productSubsets } from './product-quality.ts'

const rupees = z.coerce
  .number('This must be a number')
  .min(0, 'This cannot be negative')
  .max(productFields.price.limit, `This can be at most ${productFields.price.limit}`)

const mostBrands = 50

/** The query of the list, for the page and the API alike. Unknown parameters are dropped. */
export const ProductQuery = z.object({
  category: emptyAsAbsent(categoryName()),
  q: queryFields.q,
  brand: z.preprocess(
    listFromQuery,
    z
      .array(
        plainLine().max(
          productFields.brand.limit,
          `Brand can have at most ${productFields.brand.limit} characters`,
        ),
        'Brand must be text',
      )
      .max(mostBrands, `Choose at most ${mostBrands} brands`)
      .optional(),
  ),
  stock: emptyAsAbsent(z.enum(stockStatuses, `Stock must be one of: ${stockStatuses.join(', ')}`)),
  minPrice: emptyAsAbsent(rupees),
  maxPrice: emptyAsAbsent(rupees),
  sort: emptyAsAbsent(
    z.enum(
      [...productSorts, ...specKinds, ...specKinds.map((kind) => `-${kind}` as const)],
      `Sort must be one of: ${productSorts.join(', ')}, or a specification such as memory or -memory`,
    ),
  ),
  page: queryFields.page,
  ...specFields,
})
export type ProductQuery = z.infer<typeof ProductQuery>

/** The page can show its products in one of two ways, and reads prices that are the wrong way round. */
export const ProductPageQuery = ProductQuery.extend({
  view: emptyAsAbsent(z.enum(productViews, `View must be one of: ${productViews.join(', ')}`)),
}).transform(withPricesInOrder)

/** The API's query: `limit` is clamped, and without page and limit a list is given whole. */
export const ProductListQuery = ProductQuery.extend({ limit: queryFields.limit })
export type ProductListQuery = z.infer<typeof ProductListQuery>

/** The office sees drafts too. */
export const OfficeProductQuery = ProductListQuery.extend({
  only: emptyAsAbsent(z.enum(productSubsets, `Only must be one of: ${productSubsets.join(', ')}`)),
})
export type OfficeProductQuery = z.infer<typeof OfficeProductQuery>

function withPricesInOrder<Query extends Pick<ProductQuery, 'minPrice' | 'maxPrice'>>(
  query: Query,
) {
  const { minPrice, maxPrice } = query
  const isSwapped = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
  return isSwapped ? { ...query, minPrice: maxPrice, maxPrice: minPrice } : query
}

/** A name that stands once in the address comes as a text, one that stands often as a list. */
function listFromQuery(input: unknown) {
  const texts = typeof input === 'string' ? [input] : input
  return Array.isArray(texts) ? texts.filter((text) => text !== '') : texts
}
