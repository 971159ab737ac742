import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The table of e-mails, its audit action and the keys of submissions get the names that the code uses. */
export async function emails(db: Kysely<unknown>) {
  await db.schema.alterTable('letters').renameTo('emails').execute()
  await renameIndexes(db)
  for (const table of ['enquiries', 'contacts']) {
    await db.schema.alterTable(table).renameColumn('once_key', 'idempotency_key').execute()
  }
  await sql`
    update audit set action = 'email.sent-again' where action = 'letter.sent-again'
  `.execute(db)
}

/** SQLite cannot rename an index. */
async function renameIndexes(db: Kysely<unknown>) {
  for (const index of ['letters_waiting', 'letters_secrets', 'letters_about']) {
    await db.schema.dropIndex(index).execute()
  }
  await db.schema
    .createIndex('emails_waiting')
    .on('emails')
    .columns(['next_try_at', 'id'])
    .where(sql<boolean>`next_try_at is not null`)
    .execute()
  await db.schema
    .createIndex('emails_secrets')
    .on('emails')
    .column('created_at')
    .where(sql<boolean>`secret is not null or link_token is not null`)
    .execute()
  await db.schema.createIndex('emails_about').on('emails').column('about').execute()
}
