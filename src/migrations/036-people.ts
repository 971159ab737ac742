import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Accounts can be invited, suspended and removed. A link to set a password says itself when it ends:
 * those of invitations live longer. Older links, which lived for half an hour, are gone.
 */
export async function people(db: Kysely<unknown>) {
  await db.schema
    .alterTable('accounts')
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('active')
        .check(sql`state in ('active', 'invited', 'suspended', 'removed')`),
    )
    .execute()
  await db.schema.alterTable('accounts').addColumn('last_signed_in_at', 'text').execute()
  await sql`delete from password_resets`.execute(db)
  await db.schema
    .alterTable('password_resets')
    .addColumn('expires_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
