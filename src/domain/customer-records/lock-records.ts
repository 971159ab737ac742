import { compileOnce } from '#platform/database/compile-once.ts'
import type { App, Db } from '../app.ts'

/**
 * Transactions that attach, merge or erase records run one after the other: each reads which record has a
 * key before it writes. Belongs in a transaction, before the first such read.
 */
export async function lockRecords({ db }: App) {
  await updateLockRow(db, {})
}

const updateLockRow = compileOnce((db: Db) =>
  db.updateTable('customerRecordLock').set((lock) => ({ turns: lock('turns', '+', 1) })),
)
