import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import { administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { Refusal } from '../refusal.ts'
import type { LiveSession } from './find-sessions.ts'

/** Harmless when repeated. */
export async function signOut(app: App, session: LiveSession) {
  await endSession(app, session, session.id, 'account.signed-out')
}

/** Ends one session of the account, here or in another browser. */
export async function endSessionOfAccount(app: App, session: LiveSession, id: string) {
  const found = await endSession(app, session, id, 'account.sessions-ended')
  if (!found) throw new Refusal('not-found', 'This session has already ended')
}

export async function endOtherSessions(app: App, session: LiveSession) {
  await inTransaction(app, async (app) => {
    await deleteOtherSessions(app, session)
    await recordAudit(app, administrator(session), {
      action: 'account.sessions-ended',
      subjectId: session.accountId,
    })
  })
}

/** Belongs in the transaction of the reason for it. */
export async function deleteOtherSessions(app: App, session: LiveSession) {
  await app.db
    .deleteFrom('sessions')
    .where('accountId', '=', session.accountId)
    .where('id', '!=', session.id)
    .execute()
}

async function endSession(
  app: App,
  session: LiveSession,
  id: string,
  action: 'account.signed-out' | 'account.sessions-ended',
) {
  return inTransaction(app, async (app) => {
    const { numDeletedRows } = await app.db
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('accountId', '=', session.accountId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return false
    await recordAudit(app, administrator(session), { action, subjectId: session.accountId })
    return true
  })
}
