import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { CompiledQuery, SelectQueryNode } from 'kysely'
import type { DatabaseConnection, Driver, QueryResult } from 'kysely'
import { Turns } from '../turns/turns.ts'

type Statement = { statement: StatementSync; isReader: boolean }

/** Statements are kept by their text; past this many the oldest goes. */
const keptStatements = 300

/**
 * One connection writes, one transaction at a time; another reads beside it.
 * A select outside a transaction never waits for the writer.
 */
export class SqliteDriver implements Driver {
  readonly #writer: PreparedConnection
  readonly #reader: PreparedConnection
  readonly #turns = new Turns()

  constructor(writer: DatabaseSync, reader: DatabaseSync) {
    this.#writer = new PreparedConnection(writer)
    this.#reader = new PreparedConnection(reader)
  }

  async init() {}

  async acquireConnection() {
    return new SqliteConnection(this.#writer, this.#reader, this.#turns)
  }

  async beginTransaction(connection: SqliteConnection) {
    await connection.begin()
  }

  async commitTransaction(connection: SqliteConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: SqliteConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(connection: SqliteConnection) {
    connection.release()
  }

  async destroy() {
    this.#reader.close()
    this.#writer.close()
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #writer: PreparedConnection
  readonly #reader: PreparedConnection
  readonly #turns: Turns
  #endTurn: (() => void) | undefined

  constructor(writer: PreparedConnection, reader: PreparedConnection, turns: Turns) {
    this.#writer = writer
    this.#reader = reader
    this.#turns = turns
  }

  async begin() {
    this.#endTurn = await this.#turns.take()
    this.#writer.run(CompiledQuery.raw('begin immediate'))
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn) return this.#writer.run(query)
    if (SelectQueryNode.is(query.query)) return this.#reader.run(query)
    const endTurn = await this.#turns.take()
    try {
      return this.#writer.run(query)
    } finally {
      endTurn()
    }
  }

  // eslint-disable-next-line require-yield
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not needed: lists are paged')
  }

  release() {
    this.#endTurn?.()
    this.#endTurn = undefined
  }
}

class PreparedConnection {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Statement>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
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
