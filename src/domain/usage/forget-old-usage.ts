import { retention } from '#contract/privacy/retention.ts'
import { dayOf } from '#contract/site/office-time.ts'
import { day } from '#platform/clock/clock.ts'
import type { App } from '../app.ts'

export async function forgetOldUsage({ db, clock }: App) {
  const first = dayOf(new Date(clock.now().getTime() - retention.usageDays * day))
  await db.deleteFrom('productViews').where('day', '<', first).execute()
  await db.deleteFrom('searches').where('day', '<', first).execute()
}
