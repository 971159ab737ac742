import { salesRecipient } from '#contract/emails/outbox-email.ts'
import type { SiteProfile } from '#contract/company/shown-company.ts'
import { second } from '#platform/clock/clock.ts'
import { waitFor } from '#platform/clock/wait-for.ts'
import type { Mail, MailAttachment, MailError, MailMessage } from '#platform/mail/mail.ts'
import type { App } from '../app.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { claimEmail, recordFailedTry, markSent, releaseEmail } from './claim-email.ts'
import type { ClaimedEmail } from './claim-email.ts'
import { linkTokenContext } from './enqueue-email.ts'
import { emailContentIn } from './email-content.ts'
import { layOutEmail } from './email-layout.ts'
import { autoSubmittedOf, outboxMessages } from './email-rules.ts'

type Tried = {
  email: Pick<ClaimedEmail, 'id' | 'kind' | 'attempts'>
  fault: MailError | undefined
  /** The stop of the server interrupted it. */
  isCut: boolean
}

type OutgoingEmail = Omit<MailMessage, 'attachments'> & {
  attachments: (MailAttachment & { fileKey: string })[]
}

type Sending = { mail: Mail; signal: AbortSignal }

const fileGone: MailError = { fate: 'refused', reason: outboxMessages.fileGone, code: 'EFILE' }
const storeAway: MailError = { fate: 'later', reason: outboxMessages.storeAway, code: 'ESTORE' }
const otherKey: MailError = { fate: 'later', reason: outboxMessages.otherKey, code: 'ESECRET' }

/** Sends the e-mail that has been due longest, and stores the result. Undefined where none is due. */
export async function sendEmail(
  app: App,
  mail: Mail,
  signal: AbortSignal,
): Promise<Tried | undefined> {
  const email = await claimEmail(app)
  if (!email) return undefined
  const message = messageOf(app, email, { mail, site: await findSiteProfile(app) })
  const fault = message ? await sendWhole(app, message, { mail, signal }) : otherKey
  const result = { fault, isCut: fault !== undefined && signal.aborted }
  await insist(() => saveSendResult(app, email, result), signal)
  return { email, ...result }
}

/** Before the mail server is asked: an e-mail without its files is none. */
async function sendWhole(app: App, message: OutgoingEmail, { mail, signal }: Sending) {
  try {
    const stored = await Promise.all(
      message.attachments.map(({ fileKey }) => app.files.head(fileKey)),
    )
    if (stored.includes(undefined)) return fileGone
  } catch {
    return storeAway
  }
  return mail.send(message, signal)
}

type SendResult = { fault: MailError | undefined; isCut: boolean }

async function saveSendResult(app: App, email: ClaimedEmail, { fault, isCut }: SendResult) {
  if (!fault) return markSent(app, email)
  return isCut ? releaseEmail(app, email) : recordFailedTry(app, email, fault)
}

/** Undefined where the e-mail needs a secret that cannot be opened. */
function messageOf(
  app: App,
  email: ClaimedEmail,
  { mail, site }: { mail: Mail; site: SiteProfile },
): OutgoingEmail | undefined {
  const { id, kind, recipient, subject, waitingSince } = email
  const secret = email.secret === null ? undefined : app.secrets.open(email.secret, id)
  if (email.secret !== null && secret === undefined) return undefined
  const linkToken =
    email.linkToken === null ? undefined : app.secrets.open(email.linkToken, linkTokenContext(id))
  if (email.linkToken !== null && linkToken === undefined) return undefined
  const content = emailContentIn(email.content)
  return {
    id,
    to: recipient === salesRecipient ? mail.sales : recipient,
    replyTo: replyAddressOf(email, mail),
    autoSubmitted: autoSubmittedOf(kind),
    fromName: site.company,
    subject,
    date: new Date(waitingSince),
    listUnsubscribe: content.stopLink && `${app.outbox.publicUrl}${content.stopLink.path}`,
    attachments: (content.attachments ?? []).map((file) => ({
      ...file,
      read: () => readFile(app, file.fileKey),
    })),
    ...layOutEmail(content, { site, publicUrl: app.outbox.publicUrl, secret, linkToken }),
  }
}

async function* readFile({ files }: App, key: string): AsyncGenerator<Buffer> {
  const file = await files.get(key)
  if (!file) throw new Error(outboxMessages.fileGone)
  yield* file
}

/** Replies of customers go to sales, whatever MAIL_FROM is. */
function replyAddressOf({ recipient, replyTo }: ClaimedEmail, { sales }: Mail) {
  return replyTo ?? (recipient === salesRecipient ? undefined : sales)
}

/** Retries while the database is not available: an e-mail whose delivery is not recorded is sent again. */
async function insist(work: () => Promise<void>, signal: AbortSignal) {
  let fault: unknown
  do {
    try {
      return await work()
    } catch (error) {
      fault = error
    }
  } while (await waitFor(second, signal))
  throw fault
}
