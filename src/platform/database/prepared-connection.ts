import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'

type Statement = { statement: StatementSync; isReader: boolean }

/** Statements are kept by their text; past this many the oldest goes. */
const keptStatements = 300

export class PreparedConnection {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Statement>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  get isInTransaction() {
    return this.#database.isTransaction
  }

  run<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> {
    const { statement, isReader } = this.#statements.get(sql) ?? this.#prepare(sql)
    const values = parameters as SQLInputValue[]
    if (isReader) return { rows: statement.all(...values) as Row[] }
    const { changes } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  close() {
    this.#statements.clear()
    this.#database.close()
  }

  #prepare(sql: string): Statement {
    const statement = this.#database.prepare(sql)
    const prepared = { statement, isReader: statement.columns().length > 0 }
    this.#statements.set(sql, prepared)
    const [oldest] = this.#statements.keys()
    if (this.#statements.size > keptStatements && oldest) this.#statements.delete(oldest)
    return prepared
  }
}
