import { yieldRegularly } from '#platform/concurrency/yield-regularly.ts'
import { sql } from 'kysely'
import { inBatches } from '../in-batches.ts'
import { listKinds } from './filter-products.ts'
import type { ListKind } from './filter-products.ts'
import { catchUp, followedColumns, hiddenSince, isCurrent, kindOf } from './follow-rows.ts'
import type { FollowDeps, Follower } from './follow-rows.ts'
import { textsIn } from '#platform/stored-lists.ts'
import { packSpecs } from '../specifications/packed-specs.ts'
import { readService } from '../specifications/read-service.ts'
import { readSpecifications } from '../specifications/read-specifications.ts'
import { correctionsIn } from './stored-corrections.ts'
import { modelKeyOf } from './model-key.ts'
import { labelsIn } from './product-labels.ts'
import { ListedProducts } from './listed-products.ts'
import type { ListedChange } from './listed-products.ts'
import type { ListedEntry } from './ordered-products.ts'
import type { ProductsTable } from './products-table.ts'

/** Apart from each other: a public list holds no draft, and nothing of a hidden category. */
type ProductLists = Record<ListKind, ListedProducts>

const columns = [
  ...followedColumns,
  'featured',
  'featuredPlace',
  'gstBasisPoints',
  'hsnCode',
  'modelNo',
  'specs',
  'warranty',
  'specCorrections',
] as const

const pictures = sql<number>`
  (select count(*) from product_pictures where product_id = products.id)
`.as('pictures')

const nameLength = sql<number>`length(name)`.as('nameLength')

type ListedRow = Pick<ProductsTable, (typeof columns)[number]> & {
  pictures: number
  nameLength: number
  hiddenSince: string | null
}

/** How the lists of a process follow the products. */
export const listsFollower: Follower<ProductLists, ListedRow> = {
  read: (products) => products.select([...columns, pictures, nameLength, hiddenSince]).execute(),
  rowsAtOnce: 500,
  make: async (rows) => {
    const lists = {
      Published: new ListedProducts(),
      Draft: new ListedProducts(),
      Hidden: new ListedProducts(),
    }
    const entries: Record<ListKind, ListedEntry[]> = { Published: [], Draft: [], Hidden: [] }
    // One by one, since the rows come in pieces, between which other requests are served.
    for await (const row of rows) entries[kindOf(row)].push(entryOf(row))
    for (const kind of listKinds) await lists[kind].replaceAll(entries[kind])
    return lists
  },
  apply: async (lists, rows) => {
    const changed: { kind: ListKind; change: ListedChange }[] = []
    for await (const row of rows) changed.push({ kind: kindOf(row), change: listedChange(row) })
    for (const kind of listKinds) {
      const ofList = changed.map(({ kind: own, change }) =>
        own === kind ? change : { ...change, after: undefined },
      )
      await lists[kind].change(ofList)
    }
  },
  complete: ({ Published }, from, to) => Published.changes.complete(from, to),
}

/** All lists as the content is now, for the office. */
export async function findAllLists(app: FollowDeps): Promise<ProductLists> {
  if (!isCurrent(app, listsFollower)) await catchUp(app, listsFollower)
  const { value } = app.memory.of(listsFollower)
  if (!value) throw new Error('the lists were not made')
  return value
}

/** Every product, drafts too, in pieces between which other requests are served. */
export async function* allEntries(app: FollowDeps): AsyncGenerator<ListedEntry[]> {
  const lists = await findAllLists(app)
  const yieldIfDue = yieldRegularly()
  for (const entries of inBatches(listKinds.flatMap((kind) => [...lists[kind].entries()]))) {
    yield entries
    await yieldIfDue()
  }
}

/** The published products as the content is now. */
export async function findLists(app: FollowDeps): Promise<ListedProducts> {
  return (await findAllLists(app)).Published
}

function listedChange(row: ListedRow): ListedChange {
  const { id, changedIn, withdrawnAt } = row
  return { id, changedIn, after: withdrawnAt === null ? entryOf(row) : undefined }
}

function entryOf(row: ListedRow): ListedEntry {
  const { withdrawnAt: _, draftUntil: __, hiddenSince: ___, ...listed } = row
  const { featured, hsnCode, modelNo, pictures, specs, warranty, specCorrections, ...entry } =
    listed
  const lines = textsIn(specs)
  const read = readSpecifications({
    category: entry.category,
    specs: lines,
    warranty,
    corrections: correctionsIn(specCorrections),
  })
  return {
    ...entry,
    isFeatured: featured === 'Yes',
    hasPicture: pictures > 0,
    hasHsnCode: hsnCode !== '',
    modelKey: modelKeyOf(entry.brand, modelNo),
    labels: labelsIn(lines),
    specs: packSpecs(read.values),
    service: readService(warranty, lines),
    isUnderstood: read.isUnderstood,
  }
}
