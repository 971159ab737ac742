import { productFieldNames, productFields } from '#contract/products/product-fields.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { csvOf, momentText } from '../lists/csv.ts'
import type { CsvColumn } from '../lists/csv.ts'

/** Every field under its label of the form; numbers without currency and percent signs. */
const columns: CsvColumn<ProductRecord>[] = [
  ['ID', ({ id }) => id],
  ...productFieldNames.map((field): CsvColumn<ProductRecord> => [
    productFields[field].label,
    (product) => String(product[field] ?? ''),
  ]),
  ['Specifications', ({ specs }) => specs.join('\n')],
  ['Images', ({ images }) => images.map(({ originalName }) => originalName).join('\n')],
  ['Added', ({ createdAt }) => momentText(createdAt)],
  ['Last changed', ({ changedAt }) => momentText(changedAt)],
]

export function productsCsv(products: ProductRecord[]) {
  return csvOf(columns, products)
}
