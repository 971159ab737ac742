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
import type { Db } from '../app.ts'
import { Refusal } from '../refusal.ts'
import { importOf, rowViewOf, viewOf } from './stored-imports.ts'

/** The last first. */
export async function findImports(db: Db): Promise<ProductImport[]> {
  const rows = await withAccounts(db)
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
  db: Db,
  id: string,
  query: RowsQuery,
): Promise<ProductImport & { items: ImportedRow[]; total: number }> {
  const found = await withAccounts(db).where('productImports.id', '=', id).executeTakeFirst()
  if (!found) throw new Refusal('not-found', productImportMessages.notFound)
  const { by, ...row } = found
  const view = viewOf(importOf(row), by)
  const total = query.outcome ? view[query.outcome] : view.rows
  return { ...view, items: await findRows(db, id, query), total }
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
  return rows.map(rowViewOf)
}

function withAccounts(db: Db) {
  return db
    .selectFrom('productImports')
    .leftJoin('accounts', 'accounts.id', 'productImports.accountId')
    .selectAll('productImports')
    .select('accounts.email as by')
}
