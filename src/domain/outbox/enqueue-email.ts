import { cleanLine } from '#contract/clean-text.ts'
import { emailLimits } from '#contract/emails/outbox-email.ts'
import type { EmailKind } from '#contract/emails/outbox-email.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import { now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App, Db } from '../app.ts'
import { findStopLinks } from './find-stop-links.ts'
import type { EmailContent } from './email-content.ts'
import type { EmailsTable } from './emails-table.ts'

export type NewEmail = {
  kind: EmailKind
  /** An address, or `salesRecipient`: the office, wherever that reads its mail when the e-mail is sent. */
  recipient: string
  replyTo?: string
  subject: string
  content: EmailContent
  /** Inserted into the content when the e-mail is sent, and shown only to its recipient. */
  secret?: string
  /** Appended to the address of the content's link, and shown only to its recipient. */
  linkToken?: string
  /** The id of what it is about. */
  about?: string
}

/** Gives its id. */
export async function enqueueEmail(app: App, email: NewEmail) {
  const [id = ''] = await enqueueEmails(app, [email])
  return id
}

/**
 * Belongs in the transaction of the change that they report. All in one statement. Every e-mail to
 * somebody who agreed to offers has the link that ends them, unless it has one of its own. Gives their ids.
 */
export async function enqueueEmails(app: App, emails: NewEmail[]) {
  if (emails.length === 0) return []
  const stopLinks = await findStopLinks(
    app,
    emails.map(({ recipient }) => recipient),
  )
  const rows = emails.map((email) => {
    const { content, recipient } = email
    const stopLink = content.stopLink ?? stopLinks.get(recipient.toLowerCase())
    return rowOf(app, stopLink ? { ...email, content: { ...content, stopLink } } : email)
  })
  await insertEmails(app.db, { rows })
  app.afterCommit(() => app.outbox.nudge())
  return rows.map(({ id }) => id)
}

const insertEmails = compileOnce((db: Db, { rows }: { rows: EmailsTable[] }) =>
  db.insertInto('emails').values(rows),
)

function rowOf(app: App, { secret, linkToken, ...email }: NewEmail): EmailsTable {
  const id = newId()
  const at = now(app.clock)
  return {
    id,
    kind: email.kind,
    recipient: email.recipient,
    replyTo: email.replyTo ?? null,
    subject: subjectOf(email.subject),
    content: JSON.stringify(email.content),
    secret: secret === undefined ? null : app.secrets.seal(secret, id),
    linkToken: linkToken === undefined ? null : app.secrets.seal(linkToken, linkTokenContext(id)),
    about: email.about ?? null,
    createdAt: at,
    waitingSince: at,
    nextTryAt: at,
    claimedUntil: '',
    attempts: 0,
    lastError: null,
    sentAt: null,
    givenUpAt: null,
  }
}

/** The two secrets of one e-mail are sealed for different contexts, so that they cannot be exchanged. */
export function linkTokenContext(emailId: string) {
  return `${emailId}/link`
}

/** Subjects contain names and products, so line breaks are removed. */
function subjectOf(text: string) {
  const line = cleanLine(text.replaceAll(/\p{Cc}/gu, ' '))
  const characters = Array.from(line)
  return characters.length <= emailLimits.subject
    ? line
    : `${characters.slice(0, emailLimits.subject - 1).join('')}…`
}
