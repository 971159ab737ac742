import {
  productImportLimits,
  productImportMessages,
} from '#contract/product-imports/product-import.ts'
import type {
  ImportedRow,
  ImportOutcome,
  ProductImport,
} from '#contract/product-imports/product-import.ts'
import { listLimits } from '#contract/list-limits.ts'
import { ago, minute } from '#platform/clock/clock.ts'
import type { App, Db } from '../app.ts'
import { Refusal } from '../refusal.ts'
import { findPresences } from './find-presences.ts'
import { importOf, rowViewOf, viewOf } from './stored-imports.ts'
import { shownPerson } from '../shown-person.ts'

type Reader = Pick<App, 'db' | 'clock'>

/** The last first. */
export async function findImports(app: Reader): Promise<ProductImport[]> {
  const rows = await importsOf(app)
    .orderBy('productImports.id', 'desc')
    .limit(productImportLimits.listed)
    .execute()
  return rows.map(({ by, ...row }) => viewOf(importOf(row), by))
}

export type RowsQuery = {
  outcome?: ImportOutcome | undefined
  page?: number | undefined
  limit?: number | undefined
}

export async function findImport(
  app: Reader,
  id: string,
  query: RowsQuery,
): Promise<ProductImport & { items: ImportedRow[]; total: number }> {
  const found = await importsOf(app).where('productImports.id', '=', id).executeTakeFirst()
  if (!found) throw new Refusal('not-found', productImportMessages.notFound)
  const { by, ...row } = found
  const view = viewOf(importOf(row), by)
  const total = query.outcome ? view[query.outcome] : view.rows
  return { ...view, items: await findRows(app.db, id, query), total }
}

async function findRows(db: Db, id: string, query: RowsQuery) {
  const { outcome, page = 1, limit = listLimits.onPage } = query
  const rows = await db
    .selectFrom('productImportRows')
    .selectAll()
    .where('importId', '=', id)
    .$if(outcome !== undefined, (rows) => rows.where('outcome', '=', outcome ?? 'refused'))
    .orderBy('row')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute()
  const presences = await findPresences(db, rows)
  return rows.map((row) => rowViewOf(row, presences.get(row.id)))
}

/**
 * Between two notes that a file is read lie 500 of its rows, which are planned within a second. The
 * rest is for the clocks of two servers: one notes the time, and the other may be asked.
 */
const longestSilence = 5 * minute

/** Without those whose reading was interrupted, of which nobody got a response: the clean-up deletes them. */
function importsOf({ db, clock }: Reader) {
  return db
    .selectFrom('productImports')
    .leftJoin('accounts', 'accounts.id', 'productImports.accountId')
    .selectAll('productImports')
    .select(shownPerson<string | null>().as('by'))
    .where((row) =>
      row.or([
        row('productImports.state', '<>', 'reading'),
        row(
          row.fn.coalesce('productImports.readAt', 'productImports.createdAt'),
          '>',
          ago(clock, longestSilence),
        ),
      ]),
    )
}
