import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** So far every account had all permissions. */
export async function accountRoles(db: Kysely<unknown>) {
  await db.schema
    .alterTable('accounts')
    .addColumn('role', 'text', (column) =>
      column
        .notNull()
        .defaultTo('owner')
        .check(sql`role in ('owner', 'editor', 'sales', 'viewer')`),
    )
    .execute()
}
