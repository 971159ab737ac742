import { productCalls } from '#contract/products/product-calls.ts'
import { productFieldNames, productFields } from '#contract/products/product-fields.ts'
import { productSorts, usualSort } from '#contract/products/product-list.ts'
import type { ProductSort } from '#contract/products/product-list.ts'
import { productSubsets } from '#contract/products/product-quality.ts'
import { stockStatuses } from '#contract/products/product.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { listLimits } from '#contract/list-limits.ts'
import { addressQuery, oneOf, withoutEmpty } from '../lists/address-query.ts'
import { momentText } from '../lists/csv.ts'
import type { CsvColumn, CsvFile } from '../lists/csv.ts'
import { officeList } from '../lists/office-list.ts'
import { requireApiError } from '../session/api-error.ts'

/** The products as a table, for work on them, and as cards with larger pictures. */
export type Display = 'table' | 'cards'

function productAddress(path: string) {
  return addressQuery(path, (parameter) => ({
    q: parameter('q'),
    category: parameter('category'),
    stock: oneOf(stockStatuses, parameter('stock')),
    only: chosenSubset(parameter('only'), parameter('understood')),
    sort: chosenSort(parameter('sort'), parameter('q')),
  }))
}

/** `understood=no` is short for the last of them. */
function chosenSubset(text: string, understood: string) {
  return understood === 'no' ? 'Specifications not understood' : oneOf(productSubsets, text)
}

/** Empty for the usual order, which a search changes. Only a search has a best match. */
function chosenSort(text: string, q: string): ProductSort | '' {
  const sort = oneOf(productSorts, text)
  return sort === usualSort(q) || sort === 'relevance' ? '' : sort
}

export type ProductQuery = ReturnType<ReturnType<typeof productAddress>['queryOf']>

/** One list at two addresses: both have the same query, and the same cached pages. */
export const productLists = {
  table: productList('/admin/products'),
  cards: productList('/admin/products/view'),
}

export function displayAt(pathname: string): Display {
  return pathname.startsWith(productLists.cards.path) ? 'cards' : 'table'
}

function productList(path: string) {
  return officeList(productAddress(path), {
    noun: ['product', 'products'],
    call: productCalls.listRecords,
    inputOf: (query, part) => ({ ...withoutEmpty(query), ...part }),
    rowsOf: ({ products, total }) => ({ rows: Object.values(products), total, facts: {} }),
    failureOf: (error) => ({ title: requireApiError(error).message }),
    // Fills rows of two, three and four cards.
    onPage: listLimits.onPage,
  })
}

/** Everything that the search and its filters find, for a change of all of it. */
export function queryTarget({ page: _page, sort: _sort, ...filter }: ProductQuery) {
  return { query: withoutEmpty(filter) }
}

const sortTexts: [sort: ProductSort, text: string][] = [
  ['relevance', 'Best match'],
  ['newest', 'Newest first'],
  ['name', 'Name'],
  ['price', 'Price, low to high'],
  ['-price', 'Price, high to low'],
]

export function sortsFor({ q }: Pick<ProductQuery, 'q'>) {
  return q ? sortTexts : sortTexts.slice(1)
}

export function shownSort({ q, sort }: Pick<ProductQuery, 'q' | 'sort'>) {
  return sort || usualSort(q)
}

/** For an order that was pressed: the usual one is not in the address. */
export function sortIn(query: ProductQuery, text: string): ProductQuery {
  return { ...query, sort: chosenSort(text, query.q), page: 1 }
}

/** Every field under its label of the form; numbers without currency and percent signs. */
export const productFile: CsvFile<ProductRecord> = {
  name: 'products',
  failed: 'Failed to download the products',
  columns: [
    ['ID', ({ id }) => id],
    ...productFieldNames.map((field): CsvColumn<ProductRecord> => [
      productFields[field].label,
      (product) => String(product[field] ?? ''),
    ]),
    ['Specifications', ({ specs }) => specs.join('\n')],
    ['Images', ({ images }) => images.map(({ originalName }) => originalName).join('\n')],
    ['Added', ({ createdAt }) => momentText(createdAt)],
    ['Last changed', ({ changedAt }) => momentText(changedAt)],
  ],
}
