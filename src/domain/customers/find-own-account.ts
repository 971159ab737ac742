import type { OwnAccount } from '#contract/customers/own-account.ts'
import type { Db } from '../app.ts'

/** Undefined where the account was deleted. */
export async function findOwnAccount(db: Db, id: string): Promise<OwnAccount | undefined> {
  const account = await db
    .selectFrom('customers')
    .select(['gstNumber', 'name', 'email', 'emailVerifiedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account) return undefined
  const { emailVerifiedAt, ...known } = account
  return { ...known, isEmailVerified: emailVerifiedAt !== null }
}
