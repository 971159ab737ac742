import { emailLimits } from '../emails/outbox-email.ts'
import { categoryName } from '../categories/category-schemas.ts'
import { bracedOf, placeholdersIn } from '../reply-templates/placeholders.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import { attachmentLimits, attachmentMessages } from './attachment.ts'
import { replyLimits } from './reply.ts'

const subjectError = 'Please write a subject'
const textError = 'Please write the reply'

/** An e-mail from the office to the sender of a submission. */
export const ReplyForm = z.object({
  subject: plainLine(subjectError)
    .min(1, subjectError)
    .max(emailLimits.subject, `A subject can have at most ${emailLimits.subject} characters`)
    .refine(isFilled, { error: unfilledText }),
  text: plainText(textError)
    .min(1, textError)
    .max(replyLimits.text, `A reply can have at most ${replyLimits.text} characters`)
    .refine(isFilled, { error: unfilledText }),
  /** The category whose catalogue goes out with it. */
  catalogue: categoryName().optional(),
  /**
   * The last reply that the writer has seen: null, or empty in a form, where there was none. Without it
   * the reply goes out whatever others have written meanwhile.
   */
  lastReplyId: plainLine().nullable().optional(),
})
export type ReplyForm = z.infer<typeof ReplyForm>

/** What the writer of a reply is told of the one that was sent meanwhile. */
export const ReplyConflict = z.object({
  lastReply: z.object({ id: z.string(), at: z.iso.datetime(), by: z.string() }),
})

/** The files that a call takes with it. */
export const replyFiles = {
  attachments: { most: attachmentLimits.files, tooMany: attachmentMessages.tooMany },
}

/** The sender would read the placeholder itself. */
function isFilled(text: string) {
  return placeholdersIn(text).length === 0
}

function unfilledText({ input }: { input?: unknown }) {
  const left = placeholdersIn(String(input)).map(bracedOf).join(', ')
  return `Please replace ${left}`
}
