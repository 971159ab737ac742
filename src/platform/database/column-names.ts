import { CamelCasePlugin, PostgresQueryCompiler, SqliteQueryCompiler, ValueNode } from 'kysely'
import type { LimitNode, PluginTransformQueryArgs } from 'kysely'

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

  /** As a number in the text: with a parameter, SQLite prepares the statement anew at each use. */
  protected override visitLimit(node: LimitNode) {
    const { limit } = node
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value)) {
      this.append(`limit ${Number(limit.value)}`)
    } else super.visitLimit(node)
  }
}

export class PostgresCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string) {
    return super.sanitizeIdentifier(columnNames.inDatabase(name))
  }
}
