import { importHeadOf, rowFaults } from '#contract/product-imports/product-import.ts'
import type {
  AddedCells,
  CellChange,
  CellFault,
  ImportColumn,
  ImportField,
  ImportOutcome,
} from '#contract/product-imports/product-import.ts'
import { keysOf } from '#contract/keys-of.ts'
import { cleanLine } from '#contract/clean-text.ts'
import { fieldRowOf, laterFields, productFieldNames } from '#contract/products/product-fields.ts'
import { priceText } from '#contract/products/price-text.ts'
import { productLimits } from '#contract/products/product-messages.ts'
import { defaultStockStatus } from '#contract/products/product.ts'
import type { NamedCategories } from './category-names.ts'
import { differingFields, valuesIn } from '../products/edited-products.ts'
import type { EditedProduct, EditedValues } from '../products/edited-products.ts'
import type { WholeProduct } from '../products/product-rules.ts'
import type { PlacedPicture } from '../products/store-product-pictures.ts'
import { cellTextOf, isCellField, readCell } from './cell-values.ts'
import type { CellField } from './cell-values.ts'
import type { ZipPicture, ZipPictures } from './zip-pictures.ts'

/** A picture that the product has, or one of the ZIP. */
export type PlannedPicture = PlacedPicture & { file?: string }

/** What a row stores. */
export type RowPlan =
  | { kind: 'created'; values: WholeProduct; pictures: PlannedPicture[] }
  | {
      kind: 'changed'
      before: EditedValues
      after: EditedValues
      pictures?: { before: PlacedPicture[]; after: PlannedPicture[] }
    }

/** A product as it is stored, with its pictures. */
export type Target = { product: EditedProduct; pictures: PlacedPicture[] }

export type RowDeps = {
  columns: ImportColumn[]
  categories: NamedCategories
  pictures: ZipPictures
}

/** What a row has in the columns of the file, and what was added to it. */
export type RowCells = { cells: string[]; added?: AddedCells | undefined }

export type RowResult = { outcome: ImportOutcome; plan: RowPlan | null; faults: CellFault[] }

/** What a row would do to a product, or to a new one. */
export function planRow(deps: RowDeps, row: RowCells, target: Target | undefined): RowResult {
  const texts = textsOf(deps.columns, row)
  const { values, faults } = readValues(deps, texts, target?.product)
  const modelNo = values.modelNo ?? target?.product.modelNo ?? ''
  const planned = planPictures(deps, texts.get('images'), modelNo, target?.pictures ?? [])
  faults.push(...planned.flatMap((one) => ('fault' in one ? faultOf(deps, one.fault) : [])))
  const found = planned.flatMap((one) => ('fault' in one ? [] : one))
  if (found.length > productLimits.pictures) faults.push(faultOf(deps, rowFaults.tooManyPictures))
  const pictures = found.length > 0 ? found : undefined
  if (!target) faults.push(...missingFaults(texts, values))
  if (faults.length > 0) return { outcome: 'refused', plan: null, faults }
  return target ? planChange(target, values, pictures) : planAddition(values, pictures)
}

/** Of a row that is refused whatever its cells are. */
export function faultsOfCells(
  deps: RowDeps,
  row: RowCells,
  product: EditedProduct | undefined,
): CellFault[] {
  return readValues(deps, textsOf(deps.columns, row), product).faults
}

/** An added cell counts where no column is the field, and says nothing while it is empty. */
export function textsOf(columns: ImportColumn[], { cells, added = {} }: RowCells) {
  const texts = new Map<ImportField, string>()
  for (const field of keysOf(added)) {
    const text = added[field] ?? ''
    if (text.trim() !== '') texts.set(field, withOneLineEnd(text))
  }
  for (const [at, { field }] of columns.entries()) {
    if (field !== '') texts.set(field, withOneLineEnd(cells[at] ?? ''))
  }
  return texts
}

/** Browsers send the lines of a form with two signs between them, and spreadsheets write one or both. */
function withOneLineEnd(text: string) {
  return text.replaceAll('\r\n', '\n')
}

function readValues(
  { columns, categories }: RowDeps,
  texts: Map<ImportField, string>,
  product: EditedProduct | undefined,
) {
  const values: EditedValues = {}
  const faults: CellFault[] = []
  for (const [field, text] of texts) {
    if (!isCellField(field) || isAsItIs(field, text, product)) continue
    const read = readCell(field, text, categories)
    if ('fault' in read) faults.push({ column: headOf(columns, field), reason: read.fault })
    else Object.assign(values, read)
  }
  return { values, faults }
}

/** An empty cell of a new product is no value, where the form has one of its own. */
function isAsItIs(field: CellField, text: string, product: EditedProduct | undefined) {
  if (product) return text === withOneLineEnd(cellTextOf(product, field))
  return text.trim() === '' && field in initialValues
}

const initialValues = { ...laterFields, stockStatus: defaultStockStatus, specs: [] }

function planAddition(values: EditedValues, pictures: PlannedPicture[] | undefined): RowResult {
  const all = withoutMoment({ ...initialValues, ...values })
  if (!isWhole(all)) throw new TypeError('A new product has no value for a field without a fault')
  const plan = { kind: 'created' as const, values: all, pictures: pictures ?? [] }
  return { outcome: 'created', plan, faults: [] }
}

/** Of a new product, for which nothing is in the file. A cell that is wrong has its own fault. */
function missingFaults(texts: Map<ImportField, string>, values: EditedValues): CellFault[] {
  const all: EditedValues = { ...initialValues, ...values }
  return productFieldNames
    .filter((field) => all[field] === undefined && !texts.has(field))
    .map((field) => ({
      column: importHeadOf(field),
      reason: `${fieldRowOf(field).label} is required`,
    }))
}

function isWhole(values: EditedValues): values is WholeProduct {
  return productFieldNames.every((field) => values[field] !== undefined)
}

/** Only a draft has a time at which it is published. */
function withoutMoment(values: EditedValues): EditedValues {
  return values.publication === 'Published' ? { ...values, publishAt: '' } : values
}

function planChange(
  target: Target,
  values: EditedValues,
  planned: PlannedPicture[] | undefined,
): RowResult {
  const { product } = target
  const { id: _, version: __, withdrawnAt: ___, purgedAt: ____, ...fields } = product
  const wanted = withoutMoment({ ...fields, ...values })
  const differing = differingFields(product, wanted)
  const isPictured = planned && !arePictured(planned, target.pictures)
  if (differing.length === 0 && !isPictured) return { outcome: 'unchanged', plan: null, faults: [] }
  const pictures = isPictured ? { pictures: { before: target.pictures, after: planned } } : {}
  const before = valuesIn(product, differing)
  const plan: RowPlan = { kind: 'changed', before, after: valuesIn(wanted, differing), ...pictures }
  return { outcome: 'changed', plan, faults: [] }
}

/** Whether two lists are the same pictures under the same names. */
export function arePictured(one: PlacedPicture[], other: PlacedPicture[]) {
  const textOf = (pictures: PlacedPicture[]) =>
    JSON.stringify(pictures.map(({ pictureKey, originalName }) => [pictureKey, originalName]))
  return textOf(one) === textOf(other)
}

/** None where they stay as they are. An empty cell takes no picture away. */
function planPictures(
  { pictures }: RowDeps,
  text: string | undefined,
  modelNo: string,
  present: PlacedPicture[],
): PictureOrFault[] {
  const names = (text ?? '').split('\n').map(cleanLine).filter(Boolean)
  if (names.length > 0) return namedPictures(pictures, names, present)
  const { pictures: own, contested } = pictures.ofModel(modelNo)
  if (!contested) return own.map(plannedOf)
  return [{ fault: rowFaults.contestedPicture(contested.name, contested.isOf ?? '') }]
}

function faultOf({ columns }: RowDeps, reason: string): CellFault {
  return { column: headOf(columns, 'images'), reason }
}

type PictureOrFault = PlannedPicture | { fault: string }

function plannedOf(picture: ZipPicture): PictureOrFault {
  picture.isUsed = true
  if (picture.isOther) return { fault: rowFaults.notImage(picture.name) }
  if (picture.key === '') return { fault: rowFaults.pictureTooLarge(picture.name) }
  return { pictureKey: picture.key, originalName: picture.name, file: picture.file }
}

/** By their names in the ZIP, else among those that the product has. */
function namedPictures(
  zip: ZipPictures,
  names: string[],
  present: PlacedPicture[],
): PictureOrFault[] {
  const left = [...present]
  return names.map((name) => {
    const inZip = zip.named(name)
    const [first, second] = inZip
    if (first && !second) return plannedOf(first)
    const at = left.findIndex(({ originalName }) => originalName === name)
    const [own] = at < 0 ? [] : left.splice(at, 1)
    if (first) {
      const same = inZip.find(({ key }) => key === own?.pictureKey)
      return same ? plannedOf(same) : { fault: rowFaults.severalPictures(name, first.file) }
    }
    return own ?? { fault: rowFaults.noPicture(name) }
  })
}

export function headOf(columns: ImportColumn[], field: ImportField) {
  return columns.find((column) => column.field === field)?.head ?? importHeadOf(field)
}

/** Cell by cell, as an export writes it. */
export function changesIn(plan: RowPlan | null): CellChange[] {
  if (!plan) return []
  if (plan.kind === 'created') return changedCells({}, plan.values, [], plan.pictures)
  const { before, after, pictures } = plan
  return changedCells(before, after, pictures?.before ?? [], pictures?.after ?? [])
}

function changedCells(
  before: EditedValues,
  after: EditedValues,
  earlier: PlacedPicture[],
  later: PlacedPicture[],
): CellChange[] {
  const fields = [...productFieldNames, 'specs' as const].filter((field) => field in after)
  const cells = fields.map((field) => ({
    column: importHeadOf(field),
    before: shownText(before, field),
    after: shownText(after, field),
  }))
  if (earlier.length + later.length === 0) return cells
  return [
    ...cells,
    { column: importHeadOf('images'), before: namesIn(earlier), after: namesIn(later) },
  ]
}

function shownText(values: EditedValues, field: CellField) {
  return field === 'price' && values.price === 0 ? priceText(0) : cellTextOf(values, field)
}

export function namesIn(pictures: { originalName: string }[]) {
  return pictures.map(({ originalName }) => originalName).join('\n')
}
