import { sql } from 'kysely'
import type { AuditPage } from '#contract/audit/audit-event.ts'
import { keysOf } from '#contract/keys-of.ts'
import type { Db } from '../app.ts'
import { shownPerson } from '../shown-person.ts'

/** What people call a record, and where the office shows it: null for one in the trash. */
type AuditedRecord = { name: string; page: AuditPage | null }

type Row = { id: string; name: string; pageId?: string | null; goneAt?: string | null }

const namedTables = {
  product: { table: 'products', name: 'name', goneAt: 'withdrawnAt' },
  enquiry: { table: 'enquiries', name: 'reference', goneAt: 'deletedAt' },
  message: { table: 'contacts', name: 'reference', goneAt: 'deletedAt' },
  'data-request': { table: 'dataRequests', name: 'reference' },
  category: { table: 'categories', name: 'name', goneAt: 'removedAt' },
  'reply-template': { table: 'replyTemplates', name: 'name', goneAt: 'deletedAt' },
  image: { table: 'galleryImages', name: 'originalName', goneAt: 'deletedAt' },
  integration: { table: 'webhooks', name: 'url' },
} as const satisfies Partial<Record<AuditPage['kind'], Named>>

/** The records that are still there, by their ids. */
export async function findAuditedRecords(
  db: Db,
  ids: string[],
): Promise<Map<string, AuditedRecord>> {
  if (ids.length === 0) return new Map()
  const read = await Promise.all([
    ...keysOf(namedTables).map((kind) => withPage(kind, selectNamed(db, ids, namedTables[kind]))),
    withPage('person', selectPeople(db, ids)),
    withPage('integration', selectApiKeys(db, ids)),
    withPage('partner', selectLogos(db, ids, 'partner')),
    withPage('client', selectLogos(db, ids, 'client')),
    withPage('product', selectProductDocuments(db, ids)),
    withPage('customer', selectCustomers(db, ids)),
    withPage('customer', selectAccounts(db, ids)),
  ])
  return new Map(read.flat())
}

async function withPage(kind: AuditPage['kind'], read: Promise<Row[]>) {
  const rows = await read
  return rows.map(({ id, name, pageId = id, goneAt = null }): [string, AuditedRecord] => [
    id,
    { name, page: goneAt === null && pageId !== null ? { kind, id: pageId } : null },
  ])
}

type NamedTable =
  | 'products'
  | 'enquiries'
  | 'contacts'
  | 'dataRequests'
  | 'categories'
  | 'replyTemplates'
  | 'galleryImages'
  | 'webhooks'

/** The columns of a table that say what its rows are called, and since when one is in the trash. */
type Named = { table: NamedTable; name: string; goneAt?: string }

function selectNamed(db: Db, ids: string[], { table, name, goneAt }: Named) {
  const gone = goneAt ? sql<string | null>`${sql.ref(goneAt)}` : sql<string | null>`null`
  return db
    .selectFrom(table)
    .select(['id', sql<string>`${sql.ref(name)}`.as('name'), gone.as('goneAt')])
    .where('id', 'in', ids)
    .execute()
}

function selectPeople(db: Db, ids: string[]) {
  return db
    .selectFrom('accounts')
    .select(['id', shownPerson().as('name')])
    .where('id', 'in', ids)
    .execute()
}

/** An API key acts as an account of its own. */
function selectApiKeys(db: Db, ids: string[]) {
  return db
    .selectFrom('apiKeys')
    .select(['accountId as id', 'name'])
    .where('accountId', 'in', ids)
    .execute()
}

function selectLogos(db: Db, ids: string[], kind: 'partner' | 'client') {
  return db
    .selectFrom('logos')
    .select(['id', 'originalName as name', 'deletedAt as goneAt'])
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute()
}

/** Shown where their products are. */
function selectProductDocuments(db: Db, ids: string[]) {
  return db
    .selectFrom('productDocuments')
    .select(['id', 'title as name', 'productId as pageId', 'deletedAt as goneAt'])
    .where('id', 'in', ids)
    .execute()
}

/** One that was merged is shown where it went. */
function selectCustomers(db: Db, ids: string[]) {
  return db
    .selectFrom('customerRecords')
    .select(['id', sql<string>`coalesce(company, name, id)`.as('name')])
    .where('id', 'in', ids)
    .execute()
}

function selectAccounts(db: Db, ids: string[]) {
  return db
    .selectFrom('customers')
    .select(['id', 'userId as name', 'customerRecordId as pageId'])
    .where('id', 'in', ids)
    .execute()
}
