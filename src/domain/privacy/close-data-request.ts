import { dataRequestLimits, dataRequestMessages } from '#contract/privacy/data-request.ts'
import type { DataRequest, DataRequestKind } from '#contract/privacy/data-request.ts'
import { day, fromNow, now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { hashOfToken, newToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { Refusal } from '../refusal.ts'
import { erasedEmail, fileEmail, refusedEmail } from './data-request-emails.ts'
import type { DataRequestsTable } from './data-requests-table.ts'
import { erasePerson } from './erase-person.ts'
import { requireDataRequest } from './find-data-requests.ts'

const { isClosed, isNotConfirmed, otherKind } = dataRequestMessages

/** The file is made when its link is opened, so no copy of it is stored. */
export async function sendOwnData(app: App, by: Actor, id: string): Promise<DataRequest> {
  return inTransaction(app, async (app) => {
    const token = newToken()
    const request = await close(app, id, 'export', {
      outcome: 'sent',
      fileTokenHash: hashOfToken(token),
      fileUntil: fromNow(app.clock, dataRequestLimits.fileDays * day),
    })
    await recordAudit(app, by, { action: 'data-request.sent', subjectId: id })
    await enqueueEmail(app, fileEmail(request, token, await findSiteProfile(app)))
    return request
  })
}

/** What stays is the request, with a part of the address, as proof that it was answered. */
export async function eraseOnRequest(app: App, by: Actor, id: string): Promise<DataRequest> {
  return inTransaction(app, async (app) => {
    const request = await close(app, id, 'erasure', { outcome: 'erased' })
    await erasePerson(app, request.email, by)
    await recordAudit(app, by, { action: 'data-request.erased', subjectId: id })
    await enqueueEmail(app, erasedEmail(request, await findSiteProfile(app)))
    return requireDataRequest(app, id)
  })
}

export async function refuseDataRequest(app: App, by: Actor, id: string, reason: string) {
  return inTransaction(app, async (app) => {
    const request = await close(app, id, undefined, { outcome: 'refused', reason })
    await recordAudit(app, by, { action: 'data-request.refused', subjectId: id })
    await enqueueEmail(app, refusedEmail(request, reason, await findSiteProfile(app)))
    return request
  })
}

type Closing = Pick<DataRequestsTable, 'outcome'> & Partial<DataRequestsTable>

/** Of two who answer one request at once, the second is refused. */
async function close(app: App, id: string, kind: DataRequestKind | undefined, closing: Closing) {
  const open = app.db
    .updateTable('dataRequests')
    .set({ ...closing, closedAt: now(app.clock) })
    .where('id', '=', id)
    .where('confirmedAt', 'is not', null)
    .where('closedAt', 'is', null)
  const { numUpdatedRows } = await (
    kind ? open.where('kind', '=', kind) : open
  ).executeTakeFirstOrThrow()
  const request = await requireDataRequest(app, id)
  if (numUpdatedRows > 0n) return request
  if (request.closedAt !== null) throw new Refusal('conflict', isClosed)
  throw new Refusal('conflict', request.confirmedAt === null ? isNotConfirmed : otherKind)
}
