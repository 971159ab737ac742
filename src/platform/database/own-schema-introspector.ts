import { PostgresIntrospector, sql } from 'kysely'
import type { ColumnMetadata, Kysely, TableMetadata } from 'kysely'

type ColumnRow = ColumnMetadata & { table: string; isView: boolean; schema: string }

/**
 * Reads the tables of our own schema only. Kysely's introspector reads every table of every schema, and
 * fails with "schema does not exist" when another program drops one at that moment.
 */
export class OwnSchemaIntrospector extends PostgresIntrospector {
  readonly #db: Kysely<unknown>

  constructor(db: Kysely<unknown>) {
    super(db)
    this.#db = db.withoutPlugins()
  }

  override async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<ColumnRow>`
      select
        table_schema as schema, table_name as table, table_type = 'VIEW' as "isView",
        column_name as name, udt_name as "dataType", is_identity = 'YES' as "isAutoIncrementing",
        is_nullable = 'YES' as "isNullable", column_default is not null as "hasDefaultValue"
      from information_schema.columns
      join information_schema.tables using (table_catalog, table_schema, table_name)
      where table_schema = current_schema()
      order by table_name, ordinal_position
    `.execute(this.#db)
    const tables = Map.groupBy(rows, (row) => row.table)
    return [...tables].map(([name, columns]) => {
      const { schema = '', isView = false } = columns[0] ?? {}
      return { schema, name, isView, isForeign: false, columns }
    })
  }
}
