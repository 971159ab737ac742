import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export async function letters(db: Kysely<unknown>) {
  await db.schema
    .createTable('letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('secret', 'text')
    .addColumn('about', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('waiting_since', 'text', (column) => column.notNull())
    .addColumn('next_try_at', 'text')
    .addColumn('claimed_until', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('given_up_at', 'text')
    .execute()
  // What waits is little among all that was ever sent, and is asked for at every nudge.
  await db.schema
    .createIndex('letters_waiting')
    .on('letters')
    .columns(['next_try_at', 'id'])
    .where('next_try_at', 'is not', null)
    .execute()
  await db.schema
    .createIndex('letters_secret')
    .on('letters')
    .column('created_at')
    .where(sql<boolean>`secret is not null`)
    .execute()
  await db.schema.createIndex('letters_about').on('letters').column('about').execute()
}
