import { sql } from 'kysely'
import { emailMessages } from '#contract/emails/outbox-email.ts'
import type { OutboxEmail } from '#contract/emails/outbox-email.ts'
import type { EmailListQuery } from '#contract/emails/email-query.ts'
import type { App, Db } from '../app.ts'
import { containsText } from '../contains-text.ts'
import { listOrder, textColumn } from '../list-order.ts'
import { emailContentIn, showsSecret, linksWithToken } from '../outbox/email-content.ts'
import { findSiteProfile } from '../find-site-profile.ts'
import { emailTextOf } from '../outbox/email-layout.ts'
import type { EmailFrame } from '../outbox/email-parts.ts'
import { emailStateOf } from '../outbox/email-state.ts'
import { Refusal } from '../refusal.ts'
import type { EmailsTable } from '../outbox/emails-table.ts'

const columns = [
  'id',
  'kind',
  'recipient',
  'subject',
  'content',
  'secret',
  'linkToken',
  'createdAt',
  'nextTryAt',
  'attempts',
  'lastError',
  'sentAt',
  'givenUpAt',
] as const satisfies (keyof EmailsTable)[]

type EmailRow = Pick<EmailsTable, (typeof columns)[number]>

type EmailFilter = Pick<EmailListQuery, 'q' | 'state'>
type EmailPage = EmailFilter & Pick<EmailListQuery, 'sort'> & { page: number; limit: number }

const listColumns = {
  id: sql.ref('id'),
  sorts: { subject: textColumn('subject'), recipient: textColumn('recipient') },
}

/** One page: there can be very many e-mails. */
export async function findEmails(app: App, query: EmailPage): Promise<OutboxEmail[]> {
  const { page, limit, sort } = query
  const rows = await filteredEmails(app.db, query)
    .select(columns)
    .orderBy(listOrder(sort, listColumns))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const site = await findSiteProfile(app)
  return rows.map((row) => outboxEmailOf(row, { publicUrl: app.outbox.publicUrl, site }))
}

export async function countEmails(db: Db, query: EmailFilter) {
  const counted = filteredEmails(db, query).select((row) => row.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

/** How many wait after an error, and what the error of the newest of them is. */
export async function findDelay(db: Db) {
  const [{ delayed }, newest] = await Promise.all([
    delayedEmails(db)
      .select((row) => row.fn.countAll<number>().as('delayed'))
      .executeTakeFirstOrThrow(),
    delayedEmails(db).select('lastError').orderBy('id', 'desc').limit(1).executeTakeFirst(),
  ])
  return { delayed, lastError: newest?.lastError ?? null }
}

function delayedEmails(db: Db) {
  return filteredEmails(db, { state: 'waiting' }).where('lastError', 'is not', null)
}

export async function requireEmail(app: App, id: string): Promise<OutboxEmail> {
  const row = await app.db
    .selectFrom('emails')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('not-found', emailMessages.notFound)
  const site = await findSiteProfile(app)
  return outboxEmailOf(row, { publicUrl: app.outbox.publicUrl, site })
}

function filteredEmails(db: Db, { q, state }: EmailFilter) {
  let emails = db.selectFrom('emails')
  if (q) emails = emails.where(isToOrAbout(q))
  if (state === 'sent') return emails.where('sentAt', 'is not', null)
  if (state === 'failed') return emails.where('givenUpAt', 'is not', null)
  if (state === 'waiting') return emails.where('nextTryAt', 'is not', null)
  return emails
}

/** Every word of the search stands in the recipient or in the subject. */
function isToOrAbout(q: string) {
  const words = q.split(/\s+/).slice(0, mostWords)
  const found = words.map(
    (word) => sql`(${containsText('recipient', word)} or ${containsText('subject', word)})`,
  )
  return sql<boolean>`(${sql.join(found, sql` and `)})`
}

const mostWords = 10

function outboxEmailOf(
  { content, secret, linkToken, givenUpAt, ...row }: EmailRow,
  frame: Pick<EmailFrame, 'publicUrl' | 'site'>,
): OutboxEmail {
  const parsed = emailContentIn(content)
  const isWhole =
    (secret !== null || !showsSecret(parsed)) && (linkToken !== null || !linksWithToken(parsed))
  return {
    ...row,
    text: emailTextOf(parsed, frame),
    attachments: (parsed.attachments ?? []).map(({ name }) => name),
    state: emailStateOf({ sentAt: row.sentAt, givenUpAt }),
    canBeSent: row.sentAt === null && isWhole,
  }
}
