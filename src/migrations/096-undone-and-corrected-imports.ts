import type { Kysely } from 'kysely'

type Tables = {
  product_imports: { id: string; state: string; applied: number; undone: number }
  audit: { action: string; subject_id: string | null; after: string | null }
}

/**
 * How many products an undo of their import has reached: one that left some can be undone again. And what was
 * typed of a row for fields that no column of its file is.
 */
export async function undoneAndCorrectedImports(db: Kysely<unknown>) {
  await db.schema
    .alterTable('product_imports')
    .addColumn('undone', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('product_import_rows').addColumn('added_cells', 'text').execute()
  const known = db as Kysely<Tables>
  const imports = await known
    .selectFrom('product_imports')
    .select(['id', 'applied'])
    .where('state', '=', 'undone')
    .execute()
  for (const { id, applied } of imports) {
    const left = await findLeft(known, id)
    const state = left === 0 ? 'undone' : 'partlyUndone'
    const undone = applied - left
    await known.updateTable('product_imports').set({ state, undone }).where('id', '=', id).execute()
  }
}

async function findLeft(db: Kysely<Tables>, id: string) {
  const event = await db
    .selectFrom('audit')
    .select('after')
    .where('action', '=', 'products.import-undone')
    .where('subject_id', '=', id)
    .executeTakeFirst()
  const { left } = JSON.parse(event?.after ?? '{}') as { left?: number }
  return left ?? 0
}
