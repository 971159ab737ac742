import type { Db } from '#domain/app.ts'
import type { Ledger } from '../traffic/ledger.ts'
import type { Findings } from './findings.ts'

type ProductRow = Awaited<ReturnType<typeof findRows>>[number]

/**
 * Every acknowledged change of a product is stored whole, counted and audited once. Returns how many
 * products are listed.
 */
export async function checkProducts(db: Db, ledger: Ledger, findings: Findings): Promise<number> {
  const rows = await findRows(db)
  for (const row of rows) {
    const isWhole = row.description === row.name && row.specs === JSON.stringify([row.name])
    if (!isWhole) findings.broken.add(`half of a change of product ${row.id} is stored`)
  }
  checkStates(new Map(rows.map((row) => [row.id, row])), ledger, findings)
  const listed = rows.filter((row) => !row.withdrawnAt && row.draftUntil === null)
  await checkCounts(db, listed, findings)
  await checkAudit(db, rows, findings)
  return listed.length
}

function findRows(db: Db) {
  return db
    .selectFrom('products')
    .select([
      'id',
      'name',
      'category',
      'description',
      'specs',
      'version',
      'withdrawnAt',
      'draftUntil',
    ])
    .execute()
}

function checkStates(rows: Map<string, ProductRow>, ledger: Ledger, { lost }: Findings) {
  const { products, pendingProducts } = ledger
  for (const [id, acknowledged] of products) {
    const row = rows.get(id)
    const stored = row && (row.withdrawnAt ? null : row.name)
    const isPending = pendingProducts.has(id) && stored === pendingProducts.get(id)
    if (stored === acknowledged) continue
    if (!isPending) lost.add(`product ${id}: "${acknowledged}"`)
    // Once it is seen in the database, a change that nobody acknowledged must stay.
    else products.set(id, stored ?? null)
  }
  pendingProducts.clear()
}

async function checkCounts(db: Db, listed: ProductRow[], { broken }: Findings) {
  const perCategory = Map.groupBy(listed, (row) => row.category)
  const counts = await db.selectFrom('categories').select(['name', 'products']).execute()
  for (const { name, products } of counts) {
    const expected = perCategory.get(name)?.length ?? 0
    if (products !== expected) broken.add(`${name}: counted ${products} of ${expected}`)
  }
}

async function checkAudit(db: Db, rows: ProductRow[], { broken }: Findings) {
  const audited = await db
    .selectFrom('audit')
    .select((row) => ['subjectId', row.fn.countAll<number>().as('events')])
    .where('action', 'in', ['product.added', 'product.changed', 'product.withdrawn'])
    .groupBy('subjectId')
    .execute()
  const events = new Map(audited.map((row) => [row.subjectId, row.events]))
  for (const { id, version, withdrawnAt } of rows) {
    const expected = version + (withdrawnAt ? 1 : 0)
    const found = events.get(id) ?? 0
    if (found !== expected) broken.add(`product ${id} has ${found} audit events, not ${expected}`)
  }
}
