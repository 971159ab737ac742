import { Turns } from '../turns/turns.ts'
import type { PreparedConnection } from './prepared-connection.ts'

/** One story on the writing connection. It ends by one of the two. */
export type Story = {
  /** Resolves when it is on disk. */
  keep(): Promise<void>
  /** Resolves when everybody can see what the story has seen. */
  drop(): Promise<void>
}

type SharedCommit = PromiseWithResolvers<void> & { stories: number }

/**
 * Stories that are told in one turn of the event loop share one commit, and so one wait for the
 * disk. They are told one after the other; each is whole or not there, one that is dropped takes
 * nothing of the others with it, and none is acknowledged before the commit that holds it.
 * In a story nothing is awaited but the database: those told before it wait for its end.
 */
export class SharedCommits {
  readonly #connection: PreparedConnection
  readonly #turns = new Turns()
  #open: SharedCommit | undefined
  #isTelling = false
  /** The turn of the event loop is over, and a story is still being told. */
  #isDue = false

  constructor(connection: PreparedConnection) {
    this.#connection = connection
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

  #openCommit(): SharedCommit {
    this.#run('begin immediate')
    const commit = { ...Promise.withResolvers<void>(), stories: 0 }
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
    if (commit.stories > 0 && this.#connection.isInTransaction) {
      this.#run('rollback to story')
      this.#run('release story')
    } else {
      this.#takeBack(commit, new Error('the database took back the stories of this commit'))
    }
    this.#endTelling(commit, endTurn)
    if (commit.stories > 0) await commit.promise.catch(() => undefined)
  }

  #endTelling(commit: SharedCommit, endTurn: () => void) {
    this.#isTelling = false
    if (this.#isDue && this.#open === commit) this.#commit(commit)
    endTurn()
  }

  #commit(commit: SharedCommit) {
    try {
      this.#run('commit')
      this.#close()
      commit.resolve()
    } catch (error) {
      this.#takeBack(commit, error)
    }
  }

  /** On a full disk, for one, the engine itself takes back all that was not committed. */
  #takeBack(commit: SharedCommit, reason: unknown) {
    if (this.#connection.isInTransaction) this.#run('rollback')
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
