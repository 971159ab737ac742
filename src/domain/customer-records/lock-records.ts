import { compileOnce } from '#platform/database/compile-once.ts'
import type { App, Db } from '../app.ts'

/**
 * Whoever attaches, merges or erases waits for the others: each reads which record has a key before it
 * writes. Belongs in a transaction, before the first such read.
 */
export async function lockRecords({ db }: App) {
  await takeTurn(db, {})
}

const takeTurn = compileOnce((db: Db) =>
  db.updateTable('customerRecordLock').set((lock) => ({ turns: lock('turns', '+', 1) })),
)
