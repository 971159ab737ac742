import type { Kysely } from 'kysely'

/** The mail settings of the office, at most one row. The password is encrypted. */
export async function mailSettings(db: Kysely<unknown>) {
  await db.schema
    .createTable('mail_settings')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('port', 'integer', (column) => column.notNull())
    .addColumn('encryption', 'text', (column) => column.notNull())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('sender_name', 'text', (column) => column.notNull())
    .addColumn('sender_address', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .execute()
}
