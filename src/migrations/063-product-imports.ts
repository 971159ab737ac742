import type { Kysely } from 'kysely'
import type { Engine } from '#platform/database/engine.ts'

/** Files of products with their rows, until they are old; and what people have chosen columns to be. */
export async function productImports(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('product_imports')
    .addColumn('id', engine.textInByteOrder, (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('change_id', 'text', (column) => column.notNull())
    .addColumn('columns', 'text', (column) => column.notNull())
    .addColumn('rows', 'integer', (column) => column.notNull())
    .addColumn('created', 'integer', (column) => column.notNull())
    .addColumn('changed', 'integer', (column) => column.notNull())
    .addColumn('unchanged', 'integer', (column) => column.notNull())
    .addColumn('refused', 'integer', (column) => column.notNull())
    .addColumn('applied', 'integer', (column) => column.notNull())
    .addColumn('file_key', 'text')
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('pictures', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await indexOf(db, 'product_imports', ['created_at'])
  await indexOf(db, 'product_imports', ['account_id'])
  await importRows(db, engine)
  await db.schema
    .createTable('product_import_columns')
    .addColumn('head', 'text', (column) => column.primaryKey())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('chosen_at', 'text', (column) => column.notNull())
    .execute()
}

async function importRows(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('product_import_rows')
    .addColumn('id', engine.textInByteOrder, (column) => column.primaryKey())
    .addColumn('import_id', engine.textInByteOrder, (column) =>
      column.notNull().references('product_imports.id').onDelete('cascade'),
    )
    .addColumn('row', 'integer', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text')
    .addColumn('product_key', 'text')
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('cells', 'text', (column) => column.notNull())
    .addColumn('plan', 'text')
    .addColumn('faults', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'text')
    .execute()
  await indexOf(db, 'product_import_rows', ['import_id', 'row'])
  await indexOf(db, 'product_import_rows', ['import_id', 'outcome', 'row'])
  await indexOf(db, 'product_import_rows', ['import_id', 'product_key'])
}

function indexOf(db: Kysely<unknown>, table: string, columns: string[]) {
  const name = [table, ...columns.slice(-1), ...(columns.length > 2 ? ['by_outcome'] : [])]
  return db.schema.createIndex(name.join('_')).on(table).columns(columns).execute()
}
