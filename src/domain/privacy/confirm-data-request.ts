import { dataRequestLimits, dataRequestMessages } from '#contract/privacy/data-request.ts'
import type { DataRequest } from '#contract/privacy/data-request.ts'
import { ago, day, fromNow, hour, now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { hashOfToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'
import { visitor } from '../audit/actor.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { findRetention } from '../find-site-profile.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { Refusal } from '../refusal.ts'
import { announcementEmail } from './data-request-emails.ts'
import { requireDataRequest } from './find-data-requests.ts'
import { indianDay } from '../indian-time.ts'

const { linkHours } = dataRequestLimits
const { linkDead, isClosed, isConfirmed } = dataRequestMessages

/** What the page of the link asks about. Reading it uses nothing up: mail programs open links. */
export async function findUnconfirmedRequest({ db, clock }: App, token: string) {
  return db
    .selectFrom('dataRequests')
    .select(['id', 'kind', 'reference'])
    .where('tokenHash', '=', hashOfToken(token))
    .where('requestedAt', '>', ago(clock, linkHours * hour))
    .executeTakeFirst()
}

/** For the person, whose e-mail holds the token. */
export async function confirmOwnDataRequest(app: App, token: string): Promise<DataRequest> {
  const request = await findUnconfirmedRequest(app, token)
  if (!request) throw new Refusal('not-found', linkDead)
  return confirmDataRequest(app, visitor, request.id)
}

/** For the office too, where the person has proved otherwise who asks. */
export async function confirmDataRequest(app: App, by: Actor, id: string): Promise<DataRequest> {
  return inTransaction(app, async (app) => {
    const { requestDays } = await findRetention(app)
    const dueAt = fromNow(app.clock, requestDays * day)
    const { numUpdatedRows } = await app.db
      .updateTable('dataRequests')
      .set({ confirmedAt: now(app.clock), dueAt, tokenHash: null })
      .where('id', '=', id)
      .where('confirmedAt', 'is', null)
      .where('closedAt', 'is', null)
      .executeTakeFirstOrThrow()
    const request = await requireDataRequest(app, id)
    if (numUpdatedRows === 0n) {
      throw new Refusal('conflict', request.closedAt === null ? isConfirmed : isClosed)
    }
    await recordAudit(app, by, { action: 'data-request.confirmed', subjectId: id })
    await enqueueEmail(app, announcementEmail(request, indianDay(dueAt)))
    return request
  })
}
