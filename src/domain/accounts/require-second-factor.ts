import { accountMessages } from '#contract/accounts/account.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { Refusal } from '../refusal.ts'
import { needsSecondFactor } from './second-factor.ts'

export async function isSecondFactorRequired({ db }: App) {
  const { secondFactorRequiredAt } = await db
    .selectFrom('officeSettings')
    .select('secondFactorRequiredAt')
    .executeTakeFirstOrThrow()
  return secondFactorRequiredAt !== null
}

/** Whoever has none can do nothing but set one up. An owner without one would lock themselves out. */
export async function requireSecondFactor(app: App, by: Administrator, isRequired: boolean) {
  await inTransaction(app, async (app) => {
    if (isRequired && !(await needsSecondFactor(app.db, by.accountId))) {
      throw new Refusal('conflict', accountMessages.ownFactorFirst)
    }
    const wasRequired = await isSecondFactorRequired(app)
    if (wasRequired === isRequired) return
    await app.db
      .updateTable('officeSettings')
      .set({ secondFactorRequiredAt: isRequired ? now(app.clock) : null })
      .execute()
    await recordAudit(app, by, {
      action: 'account.second-factor-required',
      before: { isRequired: wasRequired },
      after: { isRequired },
    })
  })
}
