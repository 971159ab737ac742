import { allCategories } from '#contract/categories/category.ts'
import type { PriceBasis } from '#contract/company/company.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'
import { csvText } from '#contract/csv-cell.ts'
import { listLimits } from '#contract/list-limits.ts'
import { briefPriceNotes } from '#contract/products/price-terms.ts'
import { serverMessages } from '#contract/server-messages.ts'
import type { App } from '#domain/app.ts'
import { withSpecs } from '#domain/products/filter-products.ts'
import { findListedProducts, findProductListPage } from '#domain/products/find-product-list.ts'
import { findSharedSpecifications } from '#domain/products/find-shared-specifications.ts'
import type { SpecColumn } from '#domain/products/find-shared-specifications.ts'
import { findSiteProfile } from '#domain/find-site-profile.ts'
import { cardOf } from '#domain/products/product-views.ts'
import type { StoredProduct } from '#domain/products/stored-products.ts'
import { findPresentName } from '#domain/require-category.ts'
import { fileNameOf, longestStem, shortenedAtWord } from '#platform/files/file-name.ts'
import { savedAs } from '#platform/http/content-disposition.ts'
import { webContext } from '../../app-context.ts'
import { specCells } from './table-of-products.ts'
import { productQueryOf } from './product-query-of.ts'
import type { Route } from './+types/list-csv'

const unstored = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** The list of the table with its filters and in its order, all pages of it, up to a thousand products. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  const query = await findQuery(app, url)
  if (!query) return new Response(serverMessages.notFound, { status: 404, headers: unstored })
  const { category } = await findProductListPage(app, query)
  const slice = { ...query, category, page: 1, limit: listLimits.whole }
  const [products, site] = await Promise.all([findListedProducts(app, slice), findSiteProfile(app)])
  const columns = await findSharedSpecifications(
    app,
    products.map(({ id }) => id),
  )
  return new Response(csvOf(products, columns, site.priceBasis), {
    headers: {
      ...unstored,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': savedAs(fileName(category, query.q, site)),
    },
  })
}

/** As the name of a printed list, with the words of a search. */
function fileName(category: string, q: string | undefined, { company }: SiteProfile) {
  const end = ` list, ${company}`
  const words = [category === allCategories ? 'Products' : category, q].filter(Boolean).join(' ')
  const most = Math.max(fewestOfName, longestStem - end.length)
  const name = `${shortenedAtWord(words, most)}${end}`.replaceAll(/[/\\]/g, ' ')
  return fileNameOf(name, { extension: '.csv', otherwise: 'list' })
}

/** Of a search, however long the name of the company is. */
const fewestOfName = 30

/** Undefined for what no list of the site has, as a category that is not there. */
async function findQuery(app: App, { searchParams }: URL) {
  const { data } = productQueryOf(searchParams)
  const category = data?.category && (await findPresentName(app, data.category, 'shown'))
  if (!data || (data.category && !category)) return undefined
  return withSpecs({ ...data, category })
}

function csvOf(products: StoredProduct[], columns: SpecColumn[], basis: PriceBasis) {
  const specs = columns.length > 0 ? columns.map(({ label }) => label) : ['Specifications']
  const terms = briefPriceNotes[basis]
  const heads = [
    'Product',
    terms === '' ? 'Price' : `Price (${terms})`,
    'GST %',
    'Stock',
    ...specs,
    'Warranty',
    'Brand',
    'Model Number',
    'HSN Code',
  ]
  const rows = products.map((product) => {
    const card = cardOf(product)
    return [
      card.name,
      String(card.price ?? ''),
      String(card.gstRate),
      card.stockStatus,
      ...specCells(card, columns),
      product.warranty,
      card.brand,
      card.modelNo,
      card.hsnCode,
    ]
  })
  return csvText([heads, ...rows])
}
