import { categoryFaults } from '#contract/categories/category.ts'
import type { EmailKind } from '#contract/emails/outbox-email.ts'
import { attachmentMessages } from '#contract/submissions/attachment.ts'
import { replyMessages } from '#contract/submissions/reply.ts'
import type { ReplyForm } from '#contract/submissions/reply-form.ts'
import { ago, fromNow, now } from '#platform/clock/clock.ts'
import type { Upload } from '#platform/files/upload.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { readCategories } from '../find-categories.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { Refusal } from '../refusal.ts'
import { invalidCategory } from '../require-category.ts'
import { findCatalogueAttachment } from './find-attachments.ts'
import { repeatWindow } from '../submissions/idempotency-key.ts'
import type { RepliesTable } from './replies-table.ts'
import type { AttachmentFile } from './reply-attachments-table.ts'
import { refuseIfRepliedMeanwhile } from './refuse-if-replied-meanwhile.ts'
import { refuseIfTooLarge } from './store-attachments.ts'

export type NewReply = ReplyForm & { uploads?: Upload[] }

type RepliedSubmission = {
  id: string
  /** Of the reply. */
  kind: EmailKind
  /** Of the sender, where one was given. */
  email: string | null
  message: string
  createdAt: string
}

/**
 * Stores the reply and enqueues its e-mail, which quotes the sender's message and has the stored
 * files with it. Belongs in the transaction that changes the submission. False where it is the reply
 * of a moment before, sent once more because its response was lost: it goes out once.
 */
export async function sendReply(
  app: App,
  by: Administrator,
  { id: submissionId, kind, email, message, createdAt }: RepliedSubmission,
  { subject, text, catalogue, lastReplyId, stored }: ReplyForm & { stored: AttachmentFile[] },
) {
  const { accountId } = by
  if (!app.outbox.isMailSetUp) throw new Refusal('conflict', replyMessages.noMail)
  if (!email) throw new Refusal('conflict', replyMessages.noAddress)
  const files = [...(await cataloguesFor(app, catalogue)), ...stored]
  refuseIfTooLarge(files)
  if (await isRepeat(app, { submissionId, accountId, subject, text }, files)) return false
  await refuseIfRepliedMeanwhile(app, by, { submissionId, lastReplyId })
  const reply = { id: newId(), submissionId, accountId, subject, text, at: now(app.clock) }
  await app.db.insertInto('replies').values(reply).execute()
  const attachments = files.map((file) => ({ id: newId(), replyId: reply.id, ...file }))
  if (attachments.length > 0) {
    await app.db.insertInto('replyAttachments').values(attachments).execute()
  }
  await enqueueEmail(app, {
    kind,
    recipient: email,
    subject,
    about: submissionId,
    content: {
      paragraphs: [...paragraphsIn(text), `On ${dateText(createdAt)} you wrote:`],
      quote: message,
      attachments: files.map(({ fileKey, name, type }) => ({ fileKey, name, type })),
    },
  })
  return true
}

type Sent = Pick<RepliesTable, 'submissionId' | 'accountId' | 'subject' | 'text'>

/**
 * The same words with another file are another reply. One that is dated far ahead was left behind by a clock
 * that was set back; one that is dated a little ahead is of another process.
 */
async function isRepeat({ db, clock }: App, sent: Sent, files: AttachmentFile[]) {
  const replies = await db
    .selectFrom('replies')
    .select('id')
    .where((reply) => reply.and(sent))
    .where('at', '>', ago(clock, repeatWindow))
    .where('at', '<', fromNow(clock, repeatWindow))
    .execute()
  const wanted = contentOf(files)
  for (const { id } of replies) {
    const attached = await db
      .selectFrom('replyAttachments')
      .select(['name', 'bytes'])
      .where('replyId', '=', id)
      .execute()
    if (contentOf(attached) === wanted) return true
  }
  return false
}

function contentOf(files: Pick<AttachmentFile, 'name' | 'bytes'>[]) {
  const parts = files.map(({ name, bytes }) => `${bytes} ${name}`)
  return parts.toSorted().join('\n')
}

async function cataloguesFor({ db }: App, named: string | undefined) {
  if (named === undefined) return []
  const category = (await readCategories(db)).presentNames.get(named)
  if (category === undefined) throw invalidCategory(categoryFaults.unknown, 'catalogue')
  const catalogue = await findCatalogueAttachment(db, category)
  if (!catalogue) throw new Refusal('conflict', attachmentMessages.noCatalogue)
  return [catalogue]
}

function paragraphsIn(text: string) {
  return text.split(/\n\s*\n/)
}

const dateFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeZone: 'Asia/Kolkata',
})

function dateText(at: string) {
  return dateFormat.format(new Date(at))
}
