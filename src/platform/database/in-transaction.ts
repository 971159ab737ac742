import type { Kysely } from 'kysely'
import { withinLimit } from './callback-limit.ts'

export type Transactional<Tables> = {
  db: Kysely<Tables>
  /** Runs `work` once the transaction is on disk; outside a transaction, at once. */
  afterCommit(work: () => void): void
  /** How long a callback may await something other than the database. Absent in production. */
  callbackLimit?: number
}

/** Runs the callback in one transaction. Inside another transaction it becomes a part of that one. */
export async function inTransaction<Tables, App extends Transactional<Tables>, Result>(
  app: App & Transactional<Tables>,
  callback: (app: App) => Promise<Result>,
): Promise<Result> {
  if (app.db.isTransaction) return callback(app)
  const afterwards: (() => void)[] = []
  const afterCommit = (work: () => void) => void afterwards.push(work)
  const run = (db: Kysely<Tables>) => callback({ ...app, db, afterCommit })
  const { callbackLimit } = app
  const result = await app.db
    .transaction()
    .execute((db) => (callbackLimit ? withinLimit(db, callbackLimit, run) : run(db)))
  for (const work of afterwards) work()
  return result
}
