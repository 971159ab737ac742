import { byteOrderMark, csvLine, csvLineEnd, harmlessCell } from '#contract/csv-cell.ts'
import { importFields, importHeadOf } from '#contract/product-imports/product-import.ts'
import type { ImportField } from '#contract/product-imports/product-import.ts'
import { isNumberField } from '#contract/products/product-fields.ts'
import { writeXlsx } from '#platform/xlsx/write-xlsx.ts'
import { now } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import { inBatches } from '../in-batches.ts'
import type { ProductSlice } from '../products/filter-products.ts'
import { findRecordIds } from '../products/find-product-records.ts'
import { readStored } from '../products/read-products.ts'
import { factsOf } from '../products/stored-products.ts'
import type { StoredProduct } from '../products/stored-products.ts'
import { cellTextOf, isCellField } from './cell-values.ts'
import { namesIn } from './plan-row.ts'

export type ExportFormat = 'csv' | 'xlsx'

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const heads = importFields.map(importHeadOf)

/** Every column that an import takes, so that an export comes back without a change. */
export async function exportProducts(app: App, query: ProductSlice & { format: ExportFormat }) {
  const { format, ...slice } = query
  const rows = rowsOf(app, await findRecordIds(app, slice))
  const chunks: AsyncIterable<string | Uint8Array> =
    format === 'csv' ? csvOf(rows) : writeXlsx('Products', heads, harmless(rows))
  const name = `products-${now(app.clock).slice(0, 10)}.${format}`
  return { content: { name, type: types[format], chunks } }
}

/** Not through the lists in memory, where other pages would lose their products. */
async function* rowsOf({ db }: App, ids: string[]) {
  for (const some of inBatches(ids, 250)) {
    const products = await readStored(db, some)
    const byId = new Map(products.map((product) => [product.id, product]))
    for (const product of some.flatMap((id) => byId.get(id) ?? [])) yield cellsOf(product)
  }
}

function cellsOf(product: StoredProduct): (string | number)[] {
  const { pictures, ...values } = factsOf(product)
  return importFields.map((field: ImportField) => {
    if (field === 'id') return product.id
    if (!isCellField(field)) return namesIn(pictures)
    if (field !== 'specs' && isNumberField(field)) return Number(values[field])
    return cellTextOf(values, field)
  })
}

/** Somebody may save the workbook as CSV, and open that. */
async function* harmless(rows: AsyncIterable<(string | number)[]>) {
  for await (const cells of rows) {
    yield cells.map((cell) => (typeof cell === 'string' ? harmlessCell(cell) : cell))
  }
}

const piece = 32 * 1024

async function* csvOf(rows: AsyncIterable<(string | number)[]>) {
  let text = byteOrderMark + heads.join(',') + csvLineEnd
  for await (const cells of rows) {
    text += csvLine(cells.map(String)) + csvLineEnd
    if (text.length < piece) continue
    yield text
    text = ''
  }
  yield text
}
