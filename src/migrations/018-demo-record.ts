import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { newId } from '#platform/ids/new-id.ts'

const demoTables = ['demo_products', 'demo_catalogues', 'demo_messages', 'demo_showpieces']

/**
 * What came as demo content is written into one audit event, in place of four tables. Nothing deletes
 * products without a trace any more, so the search index needs no state of its own either.
 */
export async function demoRecord(db: Kysely<unknown>) {
  const record = {
    products: await findIds(db, 'products', 'select product_id from demo_products'),
    catalogues: await findCatalogues(db),
    enquiries: await findIds(db, 'enquiries', 'select id from demo_messages'),
    contacts: await findIds(db, 'contacts', 'select id from demo_messages'),
    customers: await findIds(db, 'customers', 'select id from demo_messages'),
    banners: await findIds(db, 'gallery_images', 'select shown_as from demo_showpieces'),
    partnerLogos: await findIds(db, 'logos', shownOn('partner')),
    clientLogos: await findIds(db, 'logos', shownOn('client')),
  }
  if (Object.values(record).some((ids) => ids.length > 0)) await recordDemo(db, record)
  for (const table of demoTables) await db.schema.dropTable(table).execute()
  await db.schema.dropTable('search_state').execute()
}

function shownOn(wall: 'partner' | 'client') {
  return `select shown_as from demo_showpieces where wall = '${wall}'`
}

/** Those of the table that are still there. */
async function findIds(db: Kysely<unknown>, table: string, demoIds: string) {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id in (${sql.raw(demoIds)}) order by id
  `.execute(db)
  return rows.map(({ id }) => id)
}

async function findCatalogues(db: Kysely<unknown>) {
  const { rows } = await sql<{ file_key: string }>`
    select file_key from demo_catalogues
    where exists (
      select 1 from catalogues
      where catalogues.category = demo_catalogues.category
        and catalogues.file_key = demo_catalogues.file_key
    )
  `.execute(db)
  return rows.map(({ file_key: fileKey }) => fileKey)
}

async function recordDemo(db: Kysely<unknown>, record: object) {
  await sql`
    insert into audit (id, at, action, after)
    values (${newId()}, ${new Date().toISOString()}, 'demo-content.added', ${JSON.stringify(record)})
  `.execute(db)
}
