import type { App } from '../app.ts'

/**
 * Locks an account whose password was just found right. False where it has been changed since:
 * looking at a password takes long enough for that, and a change has ended every session.
 */
export async function holdAccount(app: App, id: string, checkedHash: string) {
  const { numUpdatedRows } = await app.db
    .updateTable('accounts')
    .set({ passwordHash: checkedHash })
    .where('id', '=', id)
    .where('passwordHash', '=', checkedHash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
