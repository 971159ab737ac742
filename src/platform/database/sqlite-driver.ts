import type { DatabaseSync } from 'node:sqlite'
import { SelectQueryNode } from 'kysely'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type { OutageLog } from '../log/outage-log.ts'
import { PreparedConnection } from './prepared-connection.ts'
import { SharedCommits } from './shared-commits.ts'
import type { OpenTransaction } from './shared-commits.ts'

type Opened = {
  writer: DatabaseSync
  reader: DatabaseSync
  /** The path of a file of the database that is not in its place any more. */
  findMovedFile: () => string | undefined
}

/**
 * One connection writes, one transaction at a time; the other reads.
 * A select outside a transaction never waits for the writer.
 */
export class SqliteDriver implements Driver {
  readonly #writer: PreparedConnection
  readonly #reader: PreparedConnection
  readonly #commits: SharedCommits

  constructor({ writer, reader, findMovedFile }: Opened, outages: OutageLog) {
    this.#writer = new PreparedConnection(writer, outages)
    this.#reader = new PreparedConnection(reader, outages)
    this.#commits = new SharedCommits(this.#writer, outages, findMovedFile)
  }

  async init() {}

  async acquireConnection() {
    return new SqliteConnection(this.#writer, this.#reader, this.#commits)
  }

  async beginTransaction(connection: SqliteConnection) {
    await connection.begin()
  }

  async commitTransaction(connection: SqliteConnection) {
    await connection.commit()
  }

  async rollbackTransaction(connection: SqliteConnection) {
    await connection.rollback()
  }

  async releaseConnection() {}

  /** Writers wait meanwhile, without blocking the event loop. */
  async withoutWriters<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#commits.pause(work)
  }

  async destroy() {
    this.#reader.close()
    this.#writer.close()
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #writer: PreparedConnection
  readonly #reader: PreparedConnection
  readonly #commits: SharedCommits
  #transaction: OpenTransaction | undefined

  constructor(writer: PreparedConnection, reader: PreparedConnection, commits: SharedCommits) {
    this.#writer = writer
    this.#reader = reader
    this.#commits = commits
  }

  async begin() {
    this.#transaction = await this.#commits.begin()
  }

  async commit() {
    await this.#takeTransaction()?.commit()
  }

  /** Kysely also calls this after a commit that failed: then there is no transaction any more. */
  async rollback() {
    await this.#takeTransaction()?.rollback()
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#transaction) return this.#writer.run(query)
    if (SelectQueryNode.is(query.query)) return this.#reader.run(query)
    return this.#runAlone(query)
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not needed: lists are paged')
  }

  /** A write outside a transaction is a transaction of one statement. */
  async #runAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.begin()
    try {
      const result = this.#writer.run<Row>(query)
      await this.commit()
      return result
    } catch (error) {
      await this.rollback()
      throw error
    }
  }

  #takeTransaction() {
    const transaction = this.#transaction
    this.#transaction = undefined
    return transaction
  }
}
