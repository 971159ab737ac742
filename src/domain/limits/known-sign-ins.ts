import type { ExpressionBuilder } from 'kysely'
import { retention } from '#contract/privacy/retention.ts'
import { ago, day, now } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import type { Tables } from '../tables.ts'

/** Whose account it is. */
export type AccountOwner = { accountId: string } | { customerId: string }

/** For so long after a sign-in an address is known. */
const knownFor = retention.knownAddressDays * day

export async function isKnownSignIn(app: App, owner: AccountOwner | undefined, address: string) {
  if (!owner) return false
  const known = await app.db
    .selectFrom('knownSignIns')
    .select('address')
    .where(isOf(owner))
    .where('address', '=', address)
    .where('lastAt', '>', ago(app.clock, knownFor))
    .executeTakeFirst()
  return known !== undefined
}

/** Belongs in the transaction of the sign-in. Writes once a day for each address. */
export async function rememberSignIn(app: App, owner: AccountOwner, address: string) {
  if (!app.rateLimits) return
  const lastAt = now(app.clock)
  await app.db
    .insertInto('knownSignIns')
    .values({ accountId: null, customerId: null, ...owner, address, lastAt })
    .onConflict((known) =>
      known
        .columns('accountId' in owner ? ['accountId', 'address'] : ['customerId', 'address'])
        .doUpdateSet({ lastAt })
        .where((row) =>
          row.or([
            row('knownSignIns.lastAt', '<=', ago(app.clock, day)),
            row('knownSignIns.lastAt', '>', lastAt),
          ]),
        ),
    )
    .execute()
}

export async function forgetOldSignIns(app: App) {
  await app.db.deleteFrom('knownSignIns').where('lastAt', '<=', ago(app.clock, knownFor)).execute()
}

export function isOf(owner: AccountOwner) {
  return (row: ExpressionBuilder<Tables, 'knownSignIns'>) =>
    'accountId' in owner
      ? row('knownSignIns.accountId', '=', owner.accountId)
      : row('knownSignIns.customerId', '=', owner.customerId)
}
