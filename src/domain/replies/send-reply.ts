import type { EmailKind } from '#contract/emails/outbox-email.ts'
import { replyMessages } from '#contract/submissions/reply.ts'
import type { ReplyForm } from '#contract/submissions/reply-form.ts'
import { now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { Refusal } from '../refusal.ts'

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
 * Stores the reply and enqueues its e-mail, which quotes the sender's message. Belongs in the
 * transaction that changes the submission.
 */
export async function sendReply(
  app: App,
  { accountId }: Administrator,
  { id: submissionId, kind, email, message, createdAt }: RepliedSubmission,
  { subject, text }: ReplyForm,
) {
  if (!app.outbox.isMailSetUp) throw new Refusal('conflict', replyMessages.noMail)
  if (!email) throw new Refusal('conflict', replyMessages.noAddress)
  const reply = { id: newId(), submissionId, accountId, subject, text, at: now(app.clock) }
  await app.db.insertInto('replies').values(reply).execute()
  await enqueueEmail(app, {
    kind,
    recipient: email,
    subject,
    about: submissionId,
    content: {
      paragraphs: [...paragraphsIn(text), `On ${dateText(createdAt)} you wrote:`],
      quote: message,
    },
  })
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
