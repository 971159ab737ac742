import { now } from '#platform/clock/clock.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { hashOfToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { newDeviceEmail } from './account-emails.ts'
import { browserOf } from './session-rules.ts'

type SignIn = { accountId: string; email: string; address: string; userAgent: string }

/**
 * Writes to the person where the browser, or the network it is in, is new. Not at the first sign-in
 * of an account. Belongs in the transaction of the sign-in, whose account is locked.
 */
export async function warnOfNewDevice(app: App, { accountId, email, address, userAgent }: SignIn) {
  const browser = browserOf(userAgent)
  const network = networkOf(address) ?? 'unknown'
  const deviceHash = hashOfToken(`${accountId} ${browser} ${network}`)
  const lastAt = now(app.clock)
  const devices = await app.db
    .selectFrom('accountDevices')
    .select('deviceHash')
    .where('accountId', '=', accountId)
    .execute()
  await app.db
    .insertInto('accountDevices')
    .values({ accountId, deviceHash, lastAt })
    .onConflict((known) => known.columns(['accountId', 'deviceHash']).doUpdateSet({ lastAt }))
    .execute()
  const isNew = devices.every((device) => device.deviceHash !== deviceHash)
  if (!isNew || devices.length === 0) return
  const site = await findSiteProfile(app)
  await enqueueEmail(app, newDeviceEmail({ email, browser, network, at: lastAt }, site))
}
