import type { OwnAccount } from '#contract/customers/own-account.ts'
import type { Db } from '../app.ts'

/** Undefined where the account was deleted. */
export async function findOwnAccount(db: Db, id: string): Promise<OwnAccount | undefined> {
  const account = await db
    .selectFrom('customers')
    .select(['gstNumber', 'name', 'company', 'email', 'emailVerifiedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account) return undefined
  const { emailVerifiedAt, ...known } = account
  const [addresses, people] = await Promise.all([
    db
      .selectFrom('customerAddresses')
      .select(['id', 'kind', 'street', 'city', 'postcode', 'state'])
      .where('customerId', '=', id)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('customerPeople')
      .select(['id', 'name', 'email', 'phone'])
      .where('customerId', '=', id)
      .orderBy('id')
      .execute(),
  ])
  return { ...known, isEmailVerified: emailVerifiedAt !== null, addresses, people }
}
