import { now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import { hashOfToken, newToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'
import { administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Caller } from '../check-password.ts'
import { expiryOf } from '../session-times.ts'
import { browserOf } from './session-rules.ts'
import { warnOfNewDevice } from './warn-of-new-device.ts'

export type Visitor = Caller & { userAgent: string }

/** Of somebody who has proved who they are. Belongs in the transaction of the sign-in. */
export async function beginAccountSession(
  app: App,
  { id: accountId, email }: { id: string; email: string },
  { address, userAgent }: Visitor,
) {
  const token = newToken()
  const startedAt = now(app.clock)
  await app.db
    .updateTable('accounts')
    .set({ lastSignedInAt: startedAt })
    .where('id', '=', accountId)
    .execute()
  await app.db
    .insertInto('sessions')
    .values({
      id: newId(),
      tokenHash: hashOfToken(token),
      accountId,
      startedAt,
      lastUsedAt: startedAt,
      confirmedAt: null,
      browser: browserOf(userAgent),
    })
    .execute()
  await warnOfNewDevice(app, { accountId, email, address, userAgent })
  const by = administrator({ accountId })
  await recordAudit(app, by, { action: 'account.signed-in', subjectId: accountId })
  return { token, expiresAt: expiryOf({ startedAt, lastUsedAt: startedAt }), user: { email } }
}
