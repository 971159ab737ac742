import type { App } from '../app.ts'

/**
 * Locks an account whose password was just checked, until the transaction ends. False where the
 * password has been changed or the account suspended since: checking one takes long enough for that,
 * and both end every session.
 */
export async function lockAccount(app: App, id: string, checkedHash: string) {
  const { numUpdatedRows } = await app.db
    .updateTable('accounts')
    .set({ passwordHash: checkedHash })
    .where('id', '=', id)
    .where('passwordHash', '=', checkedHash)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The same for a sign-in without a password. False where the account has been suspended or removed since. */
export async function lockActiveAccount({ db }: App, id: string) {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ state: 'active' })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
