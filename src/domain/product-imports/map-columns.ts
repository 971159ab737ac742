import { fromHarmlessCell } from '#contract/csv-cell.ts'
import { importFields, importHeadOf } from '#contract/product-imports/product-import.ts'
import type { ImportColumn, ImportField } from '#contract/product-imports/product-import.ts'

/** How else price lists call a column. */
const otherNames: Partial<Record<ImportField, string[]>> = {
  id: ['productid'],
  name: ['product', 'title', 'item', 'itemname'],
  modelNo: ['model', 'partnumber', 'partno', 'mpn'],
  brand: ['make', 'manufacturer'],
  price: ['rate', 'sellingprice', 'unitprice', 'priceinr'],
  stockStatus: ['stock', 'availability'],
  hsnCode: ['hsn', 'hsnsac'],
  gstRate: ['gst', 'gstpercent', 'taxrate'],
  featured: ['featured'],
  specs: ['specification', 'specs'],
  images: ['image', 'pictures', 'picture', 'photos', 'photo'],
}

/** Names of prices that count where no column is called the price, the nearest first. What a dealer pays is none. */
const furtherPrices = [
  ['ourprice', 'offerprice', 'saleprice', 'specialprice'],
  ['mrp', 'listprice'],
].map((names) => new Map(names.map((name): [string, ImportField] => [name, 'price'])))

/** What price lists call the name, where no column is one. */
const furtherNames = new Map(
  ['itemdescription', 'productdescription', 'particulars'].map((name): [string, ImportField] => [
    name,
    'name',
  ]),
)

const fieldsByName = new Map(
  importFields.flatMap((field) =>
    [field, importHeadOf(field), ...(otherNames[field] ?? [])].map((name) => [
      headKeyOf(name),
      field,
    ]),
  ),
)

/** `Model No.` and `model_no` are one head. */
export function headKeyOf(head: string) {
  return head.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, '')
}

/** A head without a letter or a digit is named by its place, as no program names one, so that each column can be chosen. */
export function namedHead(head: string, at: number) {
  return headKeyOf(head) === '' ? `Unnamed column ${at + 1} ${head}`.trim() : head
}

/** Says nothing of another file. */
export function isKeyOfPlace(key: string) {
  return /^unnamedcolumn\d+$/.test(key)
}

function isKnownHead(key: string) {
  return [fieldsByName, furtherNames, ...furtherPrices].some((names) => names.has(key))
}

/** A title, a date or an address above the table names at most one column by accident. */
const namesOfHeads = 2

/** Whether a row names columns, by their names or by what was decided for such heads. */
export function namesColumns(cells: string[], decided: ReadonlySet<string>) {
  const keys = cells.map((cell) => headKeyOf(fromHarmlessCell(cell)))
  const known = keys.filter((key) => isKnownHead(key) || decided.has(key))
  return known.length >= namesOfHeads
}

export type ChosenFields = ReadonlyMap<string, ImportField | ''>

/**
 * What each column is: what somebody chooses now, else what was chosen for this head before, else by
 * its name. No two columns are the same; what was chosen goes before a name.
 */
export function mapColumns(
  heads: string[],
  chosen: ChosenFields,
  remembered: ChosenFields,
): ImportColumn[] {
  const taken = new Set<ImportField>()
  const columns: ImportColumn[] = heads.map((head) => ({ head, field: '' }))
  const take = (column: ImportColumn, field: ImportField | '' = '') => {
    if (field === '' || column.field !== '' || taken.has(field)) return
    column.field = field
    taken.add(field)
  }
  const isDecided = (key: string) => chosen.has(key) || remembered.has(key)
  const keyed = columns.map((column) => ({ column, key: headKeyOf(column.head) }))
  for (const { column, key } of keyed) take(column, chosen.get(key))
  for (const { column, key } of keyed) if (!chosen.has(key)) take(column, remembered.get(key))
  const open = keyed.filter(({ key }) => !isDecided(key))
  for (const names of [fieldsByName, ...furtherPrices, furtherNames]) {
    for (const { column, key } of open) take(column, names.get(key))
  }
  // A list with prices has one text for each product. With what identifies them it may change descriptions.
  const described = open.find(({ column }) => column.field === 'description')
  const hasKeys = taken.has('id') || (taken.has('brand') && taken.has('modelNo'))
  const isList = taken.has('price') && !hasKeys
  if (described && isList && !taken.has('name')) described.column.field = 'name'
  return columns
}

export function isImportField(text: string): text is ImportField {
  return importFields.some((field) => field === text)
}
