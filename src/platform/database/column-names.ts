import { CamelCasePlugin, PostgresQueryCompiler, SqliteQueryCompiler } from 'kysely'
import type { PluginTransformQueryArgs } from 'kysely'

/**
 * Columns are `changedAt` in code and `changed_at` in the database. Kysely's plugin renames the columns
 * of results. Queries are renamed by the compilers below, which read each name anyway: the plugin
 * copies the whole tree of each query for that.
 */
class ColumnNames extends CamelCasePlugin {
  override transformQuery({ node }: PluginTransformQueryArgs) {
    return node
  }

  inDatabase(name: string) {
    return this.snakeCase(name)
  }
}

export const columnNames = new ColumnNames()

export class SqliteCompiler extends SqliteQueryCompiler {
  protected override sanitizeIdentifier(name: string) {
    return super.sanitizeIdentifier(columnNames.inDatabase(name))
  }
}

export class PostgresCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string) {
    return super.sanitizeIdentifier(columnNames.inDatabase(name))
  }
}
