import type { Kysely } from 'kysely'
import type { Engine } from '#platform/database/engine.ts'

/** Pictures that a change took from a product, for as long as it can be undone. */
export async function replacedPictures(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('replaced_pictures')
    .addColumn('id', engine.textInByteOrder, (column) => column.primaryKey())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('picture_key', 'text', (column) => column.notNull().references('pictures.key'))
    .addColumn('replaced_at', 'text', (column) => column.notNull())
    .execute()
  for (const column of ['product_id', 'picture_key', 'replaced_at']) {
    await db.schema
      .createIndex(`replaced_pictures_${column}`)
      .on('replaced_pictures')
      .column(column)
      .execute()
  }
}
