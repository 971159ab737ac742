import type { Kysely } from 'kysely'

/** The files that went out with replies. */
export async function replyAttachments(db: Kysely<unknown>) {
  await db.schema
    .createTable('reply_attachments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reply_id', 'text', (column) => column.notNull().references('replies.id'))
    .addColumn('file_key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .execute()
  for (const column of ['reply_id', 'file_key']) {
    await db.schema
      .createIndex(`reply_attachments_${column}`)
      .on('reply_attachments')
      .column(column)
      .execute()
  }
}
