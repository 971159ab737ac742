import { retention } from '#contract/privacy/retention.ts'
import { ago, day } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'

/** From which nobody has signed in for a year. */
export async function forgetOldDevices({ db, clock }: App) {
  await db
    .deleteFrom('accountDevices')
    .where('lastAt', '<=', ago(clock, retention.deviceDays * day))
    .execute()
}
