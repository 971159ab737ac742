import type { OutageLog } from '../log/outage-log.ts'
import { Turns } from '../turns/turns.ts'
import { databaseUnwritable } from '../unavailable.ts'
import type { PreparedConnection } from './prepared-connection.ts'

/** One story on the writing connection. It ends by one of the two. */
export type Story = {
  /** Resolves when it is on disk. */
  keep(): Promise<void>
  /** Resolves when everybody can see what the story has seen. */
  drop(): Promise<void>
}

type SharedCommit = PromiseWithResolvers<void> & {
  stories: number
  /** How many rows the connection had changed before it began. */
  changedRows: number
}

/**
 * Stories that are told in one turn of the event loop share one commit, and so one wait for the
 * disk. They are told one after the other; each is whole or not there, one that is dropped takes
 * nothing of the others with it, and none is acknowledged before the commit that holds it.
 * In a story nothing is awaited but the database: those told before it wait for its end.
 * In development and tests `callback-limit.ts` asserts that.
 */
export class SharedCommits {
  readonly #connection: PreparedConnection
  readonly #outages: OutageLog
  readonly #turns = new Turns()
  #open: SharedCommit | undefined
  #isTelling = false
  /** The turn of the event loop is over, and a story is still being told. */
  #isDue = false

  constructor(connection: PreparedConnection, outages: OutageLog) {
    this.#connection = connection
    this.#outages = outages
  }

  async begin(): Promise<Story> {
    const endTurn = await this.#turns.take()
    try {
      if (this.#open) this.#run('savepoint story')
      else this.#open = this.#openCommit()
    } catch (error) {
      endTurn()
      throw error
    }
    this.#isTelling = true
    const commit = this.#open
    return { keep: () => this.#keep(commit, endTurn), drop: () => this.#drop(commit, endTurn) }
  }

  /** Runs between two transactions: the next one begins when the work is done. */
  async pause<Result>(work: () => Promise<Result>): Promise<Result> {
    const endTurn = await this.#turns.take()
    try {
      if (this.#open) this.#commit(this.#open)
      return await work()
    } finally {
      endTurn()
    }
  }

  #openCommit(): SharedCommit {
    this.#run('begin immediate')
    const { changedRows } = this.#connection
    const commit = { ...Promise.withResolvers<void>(), stories: 0, changedRows }
    setImmediate(() => {
      if (this.#open !== commit) return
      if (this.#isTelling) this.#isDue = true
      else this.#commit(commit)
    })
    return commit
  }

  async #keep(commit: SharedCommit, endTurn: () => void) {
    try {
      if (commit.stories > 0) this.#run('release story')
    } catch (error) {
      await this.#drop(commit, endTurn)
      throw error
    }
    commit.stories++
    this.#endTelling(commit, endTurn)
    await commit.promise
  }

  async #drop(commit: SharedCommit, endTurn: () => void) {
    if (!this.#isTakenBackAlone(commit)) {
      // The engine rolls back by itself on a full disk, a disk that fails and for want of memory.
      this.#takeBack(commit, databaseUnwritable(new Error('the database rolled back this commit')))
    }
    this.#endTelling(commit, endTurn)
    if (commit.stories > 0) await commit.promise.catch(() => undefined)
  }

  /** False where the others of this commit cannot be saved without it. */
  #isTakenBackAlone({ stories }: SharedCommit) {
    if (stories === 0 || !this.#connection.isInTransaction) return false
    try {
      this.#run('rollback to story')
      this.#run('release story')
      return true
    } catch {
      return false
    }
  }

  #endTelling(commit: SharedCommit, endTurn: () => void) {
    this.#isTelling = false
    if (this.#isDue && this.#open === commit) this.#commit(commit)
    endTurn()
  }

  #commit(commit: SharedCommit) {
    try {
      this.#connection.numberCommit()
      this.#run('commit')
      this.#close()
      if (this.#connection.changedRows > commit.changedRows) this.#outages.succeeded('write')
      commit.resolve()
    } catch (error) {
      this.#takeBack(commit, error)
    }
  }

  /** On a full disk, for one, the engine itself takes back all that was not committed. */
  #takeBack(commit: SharedCommit, reason: unknown) {
    try {
      if (this.#connection.isInTransaction) this.#run('rollback')
    } catch {
      // The next story cannot begin either and reports it. Thrown here, it would end the process.
    }
    this.#close()
    if (commit.stories > 0) commit.reject(reason)
  }

  #close() {
    this.#open = undefined
    this.#isDue = false
  }

  #run(sql: string) {
    this.#connection.run({ sql, parameters: [] })
  }
}
