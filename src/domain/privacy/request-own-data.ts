import type { DataRequestForm } from '#contract/privacy/data-request-form.ts'
import type { DataRequestKind } from '#contract/privacy/data-request.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import { hashOfToken, newToken } from '#platform/tokens/token.ts'
import type { App } from '../app.ts'
import { visitor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { countedLimits } from '../limits/counted-limits.ts'
import { countSubmission } from '../limits/count-submission.ts'
import { reserveAcknowledgement } from '../limits/reserve-acknowledgement.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { Refusal } from '../refusal.ts'
import { newReference } from '../submissions/reference.ts'
import { indianDay } from '../indian-time.ts'
import { confirmationEmail, knownEmail } from './data-request-emails.ts'

const { dataRequestsOfMailbox } = countedLimits

/** Of this address, or of the whole site. */
const tooManyEmails =
  'Too many e-mails were sent, and no more can be sent now. Please write to us or call.'

/** Anybody can type the address of another person, so only the link in the e-mail makes it count. */
export async function requestOwnData(
  app: App,
  { email, kind }: DataRequestForm,
  { address }: { address: string },
) {
  await inTransaction(app, async (app) => {
    await countSubmission(app, address)
    const token = newToken()
    const asked = { email: email.toLowerCase(), kind }
    const saved = await saveRequest(app, asked, token)
    if (saved) {
      await recordAudit(app, visitor, { action: 'data-request.received', subjectId: saved.id })
    }
    if (await reserveAcknowledgement(app, email, dataRequestsOfMailbox))
      throw new Refusal('too-many', tooManyEmails)
    const site = await findSiteProfile(app)
    if (saved) {
      await enqueueEmail(app, confirmationEmail({ ...saved, email, kind }, token, site))
      return
    }
    // The page does not disclose that the request is known, so an e-mail is sent either way.
    const { dueAt, ...known } = await requireConfirmed(app, asked)
    await enqueueEmail(app, knownEmail({ ...known, email, kind }, indianDay(dueAt), site))
  })
}

type Asked = { email: string; kind: DataRequestKind }

async function requireConfirmed({ db }: App, { email, kind }: Asked) {
  return db
    .selectFrom('dataRequests')
    .select(['id', 'reference', 'dueAt'])
    .where('email', '=', email)
    .where('kind', '=', kind)
    .where('closedAt', 'is', null)
    .where('dueAt', 'is not', null)
    .$narrowType<{ dueAt: string }>()
    .executeTakeFirstOrThrow()
}

/** A request that waits for its confirmation gets a new link, and the link before ends. */
async function saveRequest({ db, clock }: App, asked: Asked, token: string) {
  const at = now(clock)
  const link = { tokenHash: hashOfToken(token), requestedAt: at }
  const id = newId()
  const saved = await db
    .insertInto('dataRequests')
    .values({
      ...asked,
      ...link,
      id,
      reference: newReference('D'),
      createdAt: at,
      confirmedAt: null,
      dueAt: null,
      closedAt: null,
      outcome: null,
      reason: null,
      fileTokenHash: null,
      fileUntil: null,
    })
    .onConflict((open) =>
      open
        .columns(['email', 'kind'])
        .where('closedAt', 'is', null)
        .doUpdateSet(link)
        .where('dataRequests.confirmedAt', 'is', null),
    )
    .returning(['id', 'reference'])
    .executeTakeFirst()
  return saved && { ...saved, isRepeated: saved.id !== id }
}
