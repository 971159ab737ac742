import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * All events of one change have the same change id; those of the versions before are a change each.
 * What was deleted before has no pictures any more, so nothing of it can be restored.
 */
export async function changes(db: Kysely<unknown>) {
  await db.schema
    .alterTable('audit')
    .addColumn('change_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update audit set change_id = id`.execute(db)
  await db.schema.createIndex('audit_change').on('audit').columns(['change_id', 'id']).execute()
  await db.schema.alterTable('products').addColumn('purged_at', 'text').execute()
  await sql`update products set purged_at = withdrawn_at`.execute(db)
  await db.schema
    .createIndex('products_withdrawn')
    .on('products')
    .columns(['withdrawn_at', 'id'])
    .where(sql.ref('withdrawn_at'), 'is not', null)
    .execute()
}
