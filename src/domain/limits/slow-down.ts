import type { ExpressionBuilder } from 'kysely'
import { ago, day, hour, now, second } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'
import type { Tables } from '../tables.ts'
import { isOf } from './known-sign-ins.ts'
import type { AccountOwner } from './known-sign-ins.ts'
import { tooMany } from './too-many.ts'

export const slowDownLimits = {
  window: hour,
  /** Failures for one account from all addresses that have not signed in to it lately. */
  failures: 50,
  /** From then on attempts from all those addresses are checked one at a time. */
  pause: 30 * second,
  warnings: day,
} as const

type Attacked = { email: string; owner?: AccountOwner | undefined }

/** True where the account has had too many failures, this attempt included. */
export async function isToBeSlowed(app: App, { email, owner }: Attacked) {
  const failures = app.db
    .selectFrom('signInAttempts')
    .select('id')
    .where('email', '=', email)
    .where('at', '>', ago(app.clock, slowDownLimits.window))
    .where('at', '<=', now(app.clock))
    .limit(slowDownLimits.failures + 1)
  const unknown = owner ? failures.where(isFromUnknownAddress(owner)) : failures
  return (await unknown.execute()).length > slowDownLimits.failures
}

/** Of many at once the row lets one through. The refusal for all others is the same for an unknown account. */
export async function refuseUnlessNextCheck(app: App, email: string) {
  const at = now(app.clock)
  const nextCheckAt = ago(app.clock, -slowDownLimits.pause)
  const claimed = await app.db
    .insertInto('slowedSignIns')
    .values({ email, nextCheckAt, warnedAt: null })
    .onConflict((slowed) =>
      slowed
        .column('email')
        .doUpdateSet({ nextCheckAt })
        .where((row) =>
          row.or([
            row('slowedSignIns.nextCheckAt', '<=', at),
            row('slowedSignIns.nextCheckAt', '>', nextCheckAt),
          ]),
        ),
    )
    .returning('email')
    .executeTakeFirst()
  if (claimed) return
  throw tooMany(app, 'attempts', { at: await nextCheckOf(app, email), window: 0 })
}

/** True once a day for a slowed account, whose owner is then warned. */
export async function claimWarning(app: App, email: string) {
  const at = now(app.clock)
  const { numUpdatedRows } = await app.db
    .updateTable('slowedSignIns')
    .set({ warnedAt: at })
    .where('email', '=', email)
    .where((row) =>
      row.or([
        row('warnedAt', 'is', null),
        row('warnedAt', '<=', ago(app.clock, slowDownLimits.warnings)),
        row('warnedAt', '>', at),
      ]),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function forgetOldSlowDowns(app: App) {
  await app.db
    .deleteFrom('slowedSignIns')
    .where('nextCheckAt', '<=', ago(app.clock, slowDownLimits.warnings))
    .execute()
}

async function nextCheckOf(app: App, email: string) {
  const slowed = await app.db
    .selectFrom('slowedSignIns')
    .select('nextCheckAt')
    .where('email', '=', email)
    .executeTakeFirst()
  return slowed?.nextCheckAt ?? now(app.clock)
}

function isFromUnknownAddress(owner: AccountOwner) {
  return (attempt: ExpressionBuilder<Tables, 'signInAttempts'>) =>
    attempt.not(
      attempt.exists(
        attempt
          .selectFrom('knownSignIns')
          .select('knownSignIns.address')
          .where(isOf(owner))
          .whereRef('knownSignIns.address', '=', 'signInAttempts.address'),
      ),
    )
}
