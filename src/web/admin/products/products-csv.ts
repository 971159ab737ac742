import { csvText } from '#contract/csv-cell.ts'
import { productFieldNames, productFields } from '#contract/products/product-fields.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { momentText } from '../lists/csv.ts'

/** Every field under its label of the form; numbers without currency and percent signs. */
export function productsCsv(products: ProductRecord[]) {
  const labels = productFieldNames.map((field) => productFields[field].label)
  const heads = ['ID', ...labels, 'Specifications', 'Images', 'Added', 'Last changed']
  const rows = products.map((product) => [
    product.id,
    ...productFieldNames.map((field) => String(product[field] ?? '')),
    product.specs.join('\n'),
    product.images.map(({ originalName }) => originalName).join('\n'),
    momentText(product.createdAt),
    momentText(product.changedAt),
  ])
  return csvText([heads, ...rows])
}
