import type { App } from '../app.ts'

/**
 * Locks an account whose password was just found right, until the transaction ends. False where the
 * password has been changed since: checking one takes long enough for that.
 */
export async function lockCustomer(app: App, id: string, checkedHash: string) {
  const { numUpdatedRows } = await app.db
    .updateTable('customers')
    .set({ passwordHash: checkedHash })
    .where('id', '=', id)
    .where('passwordHash', '=', checkedHash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
