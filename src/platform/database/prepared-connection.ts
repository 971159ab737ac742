import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'
import type { OutageLog } from '../log/outage-log.ts'
import { sqliteOutageOf } from './sqlite-outage.ts'

type Query = Pick<CompiledQuery, 'sql' | 'parameters'>

type Statement = { statement: StatementSync; isReader: boolean; mayWrite: boolean }

const writesNothing = /^\s*(select|pragma|begin|commit|rollback|savepoint|release)\b/i

/** Prepared statements are cached by their text; beyond this number the oldest is removed. */
const mostStatements = 300

/** The header has room for a signed number of 32 bits. */
const highestCommitNumber = 2 ** 31 - 1

export class PreparedConnection {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Statement>()
  readonly #outages: OutageLog
  #changedRows = 0
  #mayHaveWritten = false

  constructor(database: DatabaseSync, outages: OutageLog) {
    this.#database = database
    this.#outages = outages
  }

  get isInTransaction() {
    return this.#database.isTransaction
  }

  /** How many rows have been written since it was opened, except by `returning`. */
  get changedRows() {
    return this.#changedRows
  }

  run<Row>(query: Query): QueryResult<Row> {
    return this.#orOutage(() => this.#execute(query))
  }

  /** All statements pass through this class, so outages are recognized only here. */
  #orOutage<Result>(work: () => Result): Result {
    try {
      return work()
    } catch (error) {
      const outage = sqliteOutageOf(error)
      if (!outage) throw error
      this.#outages.failed('write', error)
      throw outage
    }
  }

  #execute<Row>({ sql, parameters }: Query): QueryResult<Row> {
    const { statement, isReader, mayWrite } = this.#statements.get(sql) ?? this.#prepare(sql)
    this.#mayHaveWritten ||= mayWrite
    const values = parameters as SQLInputValue[]
    if (isReader) return { rows: statement.all(...values) as Row[] }
    const { changes } = statement.run(...values)
    this.#changedRows += Number(changes)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  /**
   * Numbers the open transaction in the file's header (`user_version`). SQLite itself applies whatever
   * write-ahead log lies beside a file: by these numbers, the log of another file is recognised.
   */
  numberCommit() {
    if (!this.#mayHaveWritten) return
    this.#mayHaveWritten = false
    const read = { sql: 'pragma user_version', parameters: [] }
    const [last] = this.run<{ user_version: number }>(read).rows
    const number = ((last?.user_version ?? 0) % highestCommitNumber) + 1
    this.#orOutage(() => this.#database.exec(`pragma user_version = ${number}`))
  }

  close() {
    this.#statements.clear()
    this.#database.close()
  }

  #prepare(sql: string): Statement {
    const statement = this.#database.prepare(sql)
    const prepared = {
      statement,
      isReader: statement.columns().length > 0,
      mayWrite: !writesNothing.test(sql),
    }
    this.#statements.set(sql, prepared)
    const [oldest] = this.#statements.keys()
    if (this.#statements.size > mostStatements && oldest) this.#statements.delete(oldest)
    return prepared
  }
}
