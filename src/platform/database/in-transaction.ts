import type { Kysely } from 'kysely'
import { textField } from '../unknown-fields.ts'
import { withinLimit } from './callback-limit.ts'

export type Transactional<Tables> = {
  db: Kysely<Tables>
  /** Runs `work` as the last part of the transaction: for locks that are held as briefly as possible. */
  beforeCommit(work: () => Promise<void>): void
  /** Runs `work` once the transaction is on disk; outside a transaction, at once. */
  afterCommit(work: () => void): void
  /** How long a callback may await something other than the database. Absent in production. */
  callbackLimit?: number
}

export function outsideTransaction(): never {
  throw new Error('There is no transaction whose end something could precede')
}

/** Where PostgreSQL ends a transaction so often, because it and others wait for each other, another try helps little. */
const mostAttempts = 4

/**
 * Runs the callback in one transaction. Inside another transaction it becomes a part of that one. It runs
 * again where PostgreSQL ended it for a deadlock, so outside the database it changes nothing but a progress bar.
 */
export async function inTransaction<Tables, App extends Transactional<Tables>, Result>(
  app: App & Transactional<Tables>,
  callback: (app: App) => Promise<Result>,
): Promise<Result> {
  if (app.db.isTransaction) return callback(app)
  return attemptTransactions(app, callback, mostAttempts)
}

async function attemptTransactions<Tables, App extends Transactional<Tables>, Result>(
  app: App & Transactional<Tables>,
  callback: (app: App) => Promise<Result>,
  attempts: number,
): Promise<Result> {
  try {
    return await attemptTransaction(app, callback)
  } catch (error) {
    if (attempts === 1 || !isDeadlock(error)) throw error
  }
  return attemptTransactions(app, callback, attempts - 1)
}

function isDeadlock(error: unknown) {
  return textField(error, 'code') === '40P01'
}

async function attemptTransaction<Tables, App extends Transactional<Tables>, Result>(
  app: App & Transactional<Tables>,
  callback: (app: App) => Promise<Result>,
): Promise<Result> {
  const lastly: (() => Promise<void>)[] = []
  const beforeCommit = (work: () => Promise<void>) => void lastly.push(work)
  const afterwards: (() => void)[] = []
  const afterCommit = (work: () => void) => void afterwards.push(work)
  const run = async (db: Kysely<Tables>) => {
    const result = await callback({ ...app, db, beforeCommit, afterCommit })
    for (const work of lastly) await work()
    return result
  }
  const { callbackLimit } = app
  const result = await app.db
    .transaction()
    .execute((db) => (callbackLimit ? withinLimit(db, callbackLimit, run) : run(db)))
  for (const work of afterwards) work()
  return result
}
