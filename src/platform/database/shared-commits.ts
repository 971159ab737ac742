import { Semaphore } from '../concurrency/semaphore.ts'
import type { OutageLog } from '../log/outage-log.ts'
import { databaseUnwritable } from '../unavailable.ts'
import type { PreparedConnection } from './prepared-connection.ts'

/** One transaction on the writing connection. It ends by one of the two. */
export type OpenTransaction = {
  /** Resolves when it is on disk. */
  commit(): Promise<void>
  /** Resolves when the changes that the transaction has read are on disk. */
  rollback(): Promise<void>
}

type SharedCommit = PromiseWithResolvers<void> & {
  transactions: number
  /** How many rows the connection had changed before it began. */
  changedRows: number
}

/**
 * Transactions of one pass of the event loop share one commit, and so one wait for the disk. They
 * run one after the other, each under a savepoint: one that is rolled back leaves the others as they
 * are, and none is acknowledged before the commit that contains it. A transaction awaits nothing but
 * the database, because the transactions before it wait for its end. In development and tests
 * `callback-limit.ts` asserts that.
 */
export class SharedCommits {
  readonly #connection: PreparedConnection
  readonly #outages: OutageLog
  readonly #findMovedFile: () => string | undefined
  readonly #semaphore = new Semaphore()
  #open: SharedCommit | undefined
  #isRunning = false
  /** The pass of the event loop is over, and a transaction is still running. */
  #isDue = false

  constructor(
    connection: PreparedConnection,
    outages: OutageLog,
    findMovedFile: () => string | undefined,
  ) {
    this.#connection = connection
    this.#outages = outages
    this.#findMovedFile = findMovedFile
  }

  async begin(): Promise<OpenTransaction> {
    const release = await this.#semaphore.acquire()
    try {
      if (this.#open) this.#run('savepoint one')
      else this.#open = this.#openCommit()
    } catch (error) {
      release()
      throw error
    }
    this.#isRunning = true
    const shared = this.#open
    return {
      commit: () => this.#finish(shared, release),
      rollback: () => this.#cancel(shared, release),
    }
  }

  /** Runs between two transactions: the next one begins when the work is done. */
  async pause<Result>(work: () => Promise<Result>): Promise<Result> {
    const release = await this.#semaphore.acquire()
    try {
      if (this.#open) this.#commit(this.#open)
      return await work()
    } finally {
      release()
    }
  }

  #openCommit(): SharedCommit {
    this.#run('begin immediate')
    const { changedRows } = this.#connection
    const shared = { ...Promise.withResolvers<void>(), transactions: 0, changedRows }
    setImmediate(() => {
      if (this.#open !== shared) return
      if (this.#isRunning) this.#isDue = true
      else this.#commit(shared)
    })
    return shared
  }

  async #finish(shared: SharedCommit, release: () => void) {
    try {
      if (shared.transactions > 0) this.#run('release one')
    } catch (error) {
      await this.#cancel(shared, release)
      throw error
    }
    shared.transactions++
    this.#endRun(shared, release)
    await shared.promise
  }

  async #cancel(shared: SharedCommit, release: () => void) {
    if (!this.#hasRolledBackAlone(shared)) {
      // The engine rolls back by itself on a full disk, a disk that fails and for want of memory.
      this.#rollBack(shared, databaseUnwritable(new Error('the database rolled back this commit')))
    }
    this.#endRun(shared, release)
    if (shared.transactions > 0) await shared.promise.catch(() => undefined)
  }

  /** False where the other transactions of this commit cannot be saved without it. */
  #hasRolledBackAlone({ transactions }: SharedCommit) {
    if (transactions === 0 || !this.#connection.isInTransaction) return false
    try {
      this.#run('rollback to one')
      this.#run('release one')
      return true
    } catch {
      return false
    }
  }

  #endRun(shared: SharedCommit, release: () => void) {
    this.#isRunning = false
    if (this.#isDue && this.#open === shared) this.#commit(shared)
    release()
  }

  #commit(shared: SharedCommit) {
    try {
      this.#refuseIfMoved()
      this.#connection.numberCommit()
      this.#run('commit')
      this.#close()
      if (this.#connection.changedRows > shared.changedRows) this.#outages.succeeded('write')
      shared.resolve()
    } catch (error) {
      this.#rollBack(shared, error)
    }
  }

  #refuseIfMoved() {
    const moved = this.#findMovedFile()
    if (moved === undefined) return
    const cause = new Error(
      `${moved} was deleted, moved or replaced: put it back, or stop the server before the next one is put in its place`,
    )
    this.#outages.failed('write', cause)
    throw databaseUnwritable(cause)
  }

  /** On a full disk, for one, the engine itself has already rolled back. */
  #rollBack(shared: SharedCommit, reason: unknown) {
    try {
      if (this.#connection.isInTransaction) this.#run('rollback')
    } catch {
      // The next transaction cannot begin either and reports it. Thrown here, it would end the process.
    }
    this.#close()
    if (shared.transactions > 0) shared.reject(reason)
  }

  #close() {
    this.#open = undefined
    this.#isDue = false
  }

  #run(sql: string) {
    this.#connection.run({ sql, parameters: [] })
  }
}
