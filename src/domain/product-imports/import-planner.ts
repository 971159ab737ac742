import { cleanText } from '#contract/clean-text.ts'
import { importHeadOf, rowFaults } from '#contract/product-imports/product-import.ts'
import type {
  AddedCells,
  CellFault,
  ImportColumn,
} from '#contract/product-imports/product-import.ts'
import { featuredOrderMessages } from '#contract/products/product-messages.ts'
import type { TableRow } from '#platform/tables/table-error.ts'
import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import type { App, Db } from '../app.ts'
import { readNamedCategories } from './category-names.ts'
import type { NamedCategories } from './category-names.ts'
import { readEdited } from '../products/edited-products.ts'
import { findFeaturedRoom } from '../products/featured-order.ts'
import { findPlacedPictures } from '../products/replace-pictures.ts'
import { faultsOfCells, headOf, planRow, textsOf } from './plan-row.ts'
import type { RowResult, Target } from './plan-row.ts'
import { modelKeyOf } from '../products/model-key.ts'
import { ImportKeys } from './import-keys.ts'
import type { ZipPictures } from './zip-pictures.ts'

type RowToPlan = TableRow & { added?: AddedCells | undefined }

export type PlannedRow = RowResult & {
  row: number
  cells: string[]
  productId: string | null
  productKey: string | null
  product: string
}

/** What a row names: an id, or a brand and a model number. */
type Named = { key: string; ids: readonly string[]; column: string; isById: boolean }

type Planning = {
  columns: ImportColumn[]
  pictures: ZipPictures
  /** The row that already is about a product. Rows that are refused are about none. */
  rowOf?: (key: string, row: number) => Promise<number | undefined>
}

/** Plans the rows of a file, in their order and some hundred at once. Nothing is stored. */
export class ImportPlanner {
  readonly #app: App
  readonly #planning: Planning
  readonly #keys = new ImportKeys()
  readonly #rows = new Map<string, number>()
  readonly #yieldIfDue = yieldRegularly()
  #categories: NamedCategories
  #room: number

  private constructor(app: App, planning: Planning, categories: NamedCategories, room: number) {
    this.#app = app
    this.#planning = planning
    this.#categories = categories
    this.#room = room
  }

  static async open(app: App, planning: Planning) {
    const categories = await readNamedCategories(app.db)
    const planner = new ImportPlanner(app, planning, categories, await findFeaturedRoom(app))
    await planner.#keys.follow(app.db)
    await planner.#addModels(planner.#keys.modelNos())
    return planner
  }

  /** Of rows that are planned afterwards: each gets the image that is called as its product. */
  async addModelsOf(rows: RowToPlan[]) {
    const { columns } = this.#planning
    await this.#addModels(rows.map((row) => textsOf(columns, row).get('modelNo') ?? ''))
  }

  async #addModels(modelNos: Iterable<string>) {
    const { pictures } = this.#planning
    if (!pictures.hasNumbered) return
    for (const modelNo of modelNos) {
      pictures.addModel(modelNo)
      await this.#yieldIfDue()
    }
  }

  async plan(rows: RowToPlan[]): Promise<PlannedRow[]> {
    const { columns } = this.#planning
    const named = rows.map((row) => namedIn(columns, this.#keys, row))
    const ids = named.flatMap((one) => (one?.ids.length === 1 ? one.ids : []))
    const targets = await findTargets(this.#app.db, ids, this.#needsPictures())
    const planned: PlannedRow[] = []
    for (const [at, row] of rows.entries()) {
      planned.push(await this.#planOne(row, named[at], targets))
      await this.#yieldIfDue()
    }
    return planned
  }

  #needsPictures() {
    const { columns, pictures } = this.#planning
    return pictures.all.length > 0 || columns.some(({ field }) => field === 'images')
  }

  async #planOne(
    rowToPlan: RowToPlan,
    named: Named | undefined,
    targets: Map<string, Target>,
  ): Promise<PlannedRow> {
    const { columns } = this.#planning
    const { row, cells } = rowToPlan
    const target = targets.get(named?.ids[0] ?? '')
    const product = labelOf(columns, rowToPlan, target)
    const known = { row, cells, product, productId: target?.product.id ?? null }
    const faults = await this.#faultsOf(rowToPlan, named, target)
    if (!named || faults.length > 0) return { ...known, ...refused(...faults), productKey: null }
    const result = this.#withRoom(planRow(this.#deps, rowToPlan, target), target)
    const key = keyOf(named, target)
    if (result.outcome === 'refused') return { ...known, ...result, productKey: null }
    this.#rows.set(key, row)
    return { ...known, ...result, productKey: key }
  }

  get #deps() {
    const { columns, pictures } = this.#planning
    return { columns, pictures, categories: this.#categories }
  }

  /** Those that leave open which product the row is about. */
  async #faultsOf(row: RowToPlan, named: Named | undefined, target: Target | undefined) {
    const { columns } = this.#planning
    const surplus = surplusFault(columns, row.cells)
    if (surplus) return [surplus]
    if (!named) return withMissingKey(columns, row, faultsOfCells(this.#deps, row, undefined))
    const fault = await this.#faultOf(row.row, named, target)
    return fault ? [fault, ...faultsOfCells(this.#deps, row, target?.product)] : []
  }

  async #faultOf(row: number, named: Named, target: Target | undefined) {
    const { column, ids, isById } = named
    if (ids.length > 1) return { column, reason: rowFaults.several }
    if (isById && !target) return { column, reason: rowFaults.unknownId }
    if (target && target.product.withdrawnAt !== null)
      return { column, reason: rowFaults.deletedId }
    const key = keyOf(named, target)
    const other = this.#rows.get(key) ?? (await this.#planning.rowOf?.(key, row))
    return other === undefined ? undefined : { column, reason: rowFaults.twice(other) }
  }

  /** Home has room for some more only. */
  #withRoom(result: RowResult, target: Target | undefined): RowResult {
    const { plan } = result
    if (!plan) return result
    const after = plan.kind === 'created' ? plan.values.featured : plan.after.featured
    const wasFeatured = target?.product.featured === 'Yes'
    if (after === 'No' && wasFeatured) this.#room += 1
    if (after !== 'Yes' || wasFeatured) return result
    if (this.#room > 0) {
      this.#room -= 1
      return result
    }
    const column = headOf(this.#planning.columns, 'featured')
    return refused({ column, reason: featuredOrderMessages.tooMany })
  }
}

/** What stands behind the last column has pushed other cells out of their columns. */
function surplusFault(columns: ImportColumn[], cells: string[]): CellFault | undefined {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  if (last < columns.length) return undefined
  return { column: '', reason: rowFaults.moreCells(last + 1, columns.length) }
}

/** The brand or the model number, without which no product is found, before what else is wrong. */
function withMissingKey(columns: ImportColumn[], row: RowToPlan, faults: CellFault[]) {
  const texts = textsOf(columns, row)
  const missing = (['brand', 'modelNo'] as const)
    .filter((field) => (texts.get(field) ?? '').trim() === '')
    .map((field) => ({
      column: headOf(columns, field),
      reason: rowFaults.missing(importHeadOf(field)),
    }))
  const named = new Set(missing.map(({ column }) => column))
  return [...missing, ...faults.filter(({ column }) => !named.has(column))]
}

function refused(...faults: CellFault[]): RowResult {
  return { outcome: 'refused', plan: null, faults }
}

function keyOf({ key }: Named, target: Target | undefined) {
  return target ? target.product.id : key
}

function namedIn(columns: ImportColumn[], keys: ImportKeys, row: RowToPlan): Named | undefined {
  const texts = textsOf(columns, row)
  const id = cleanText(texts.get('id') ?? '')
  if (id !== '') return { key: id, ids: [id], column: headOf(columns, 'id'), isById: true }
  const [brand = '', modelNo = ''] = [texts.get('brand'), texts.get('modelNo')]
  if (brand.trim() === '' || modelNo.trim() === '') return undefined
  const key = modelKeyOf(brand, modelNo)
  const column = headOf(columns, 'modelNo')
  return { key, ids: keys.idsWith(key), column, isById: false }
}

async function findTargets(db: Db, ids: string[], needsPictures: boolean) {
  const targets = new Map<string, Target>()
  if (ids.length === 0) return targets
  const pictures = needsPictures ? await findPlacedPictures(db, ids) : undefined
  for (const product of await readEdited(db, ids)) {
    targets.set(product.id, { product, pictures: pictures?.get(product.id) ?? [] })
  }
  return targets
}

const longestLabel = 200

/** What the row calls the product, else what it is called. */
function labelOf(columns: ImportColumn[], row: RowToPlan, target: Target | undefined) {
  const texts = textsOf(columns, row)
  const names = [texts.get('name'), target?.product.name, texts.get('modelNo'), texts.get('id')]
  const [label = ''] = names.flatMap((text) => (text?.trim() ? text.trim() : []))
  return label.slice(0, longestLabel)
}
