import type { Db } from '#domain/app.ts'
import { demoRecord, findDemoRecord } from './demo-record.ts'
import type { DemoKind, DemoRecord } from './demo-record.ts'

/** The demo content that is here: what is as it was added, and what somebody has changed or used since. */
export async function findDemoContent(db: Db) {
  const recorded = await findDemoRecord(db)
  const here = await findHere(db, recorded)
  const touched = new Set([
    ...(await findChanged(db, here)),
    ...(await findUsedCustomers(db, recorded)),
  ])
  return {
    unchanged: demoRecord((kind) => here[kind].filter((id) => !touched.has(id))),
    changed: demoRecord((kind) => here[kind].filter((id) => touched.has(id))),
  }
}

async function findHere(db: Db, recorded: DemoRecord): Promise<DemoRecord> {
  const { products, catalogues } = recorded
  const listed = db.selectFrom('products').select('id').where('withdrawnAt', 'is', null)
  const files = db.selectFrom('catalogues').select('fileKey as id')
  const found: DemoRecord = {
    ...recorded,
    products: idsOf(await listed.where('id', 'in', nonEmpty(products)).execute()),
    catalogues: idsOf(await files.where('fileKey', 'in', nonEmpty(catalogues)).execute()),
  }
  for (const [kind, table] of Object.entries(tables) as [keyof typeof tables, Table][]) {
    const rows = db.selectFrom(table).select('id').where('id', 'in', nonEmpty(recorded[kind]))
    found[kind] = idsOf(await rows.execute())
  }
  return found
}

type Table = 'enquiries' | 'contacts' | 'customers' | 'galleryImages' | 'logos'

const tables = {
  enquiries: 'enquiries',
  contacts: 'contacts',
  customers: 'customers',
  banners: 'galleryImages',
  partnerLogos: 'logos',
  clientLogos: 'logos',
} as const satisfies Partial<Record<DemoKind, Table>>

/** What an administrator did is in the audit; what the demo added itself, no account has done. */
async function findChanged(db: Db, here: DemoRecord) {
  const events = await db
    .selectFrom('audit')
    .select('subjectId as id')
    .distinct()
    .where('accountId', 'is not', null)
    .where('subjectId', 'in', nonEmpty(Object.values(here).flat()))
    .execute()
  return events.flatMap(({ id }) => id ?? [])
}

/** A customer who wrote to us since. */
async function findUsedCustomers(db: Db, { customers, contacts }: DemoRecord) {
  const messages = await db
    .selectFrom('contacts')
    .select('customerId as id')
    .distinct()
    .where('customerId', 'in', nonEmpty(customers))
    .where('id', 'not in', nonEmpty(contacts))
    .execute()
  return messages.flatMap(({ id }) => id ?? [])
}

function idsOf(rows: { id: string }[]) {
  return rows.map(({ id }) => id)
}

/** PostgreSQL rejects an empty list. No id is empty. */
function nonEmpty(ids: string[]) {
  return ids.length > 0 ? ids : ['']
}
