import { SenderEmail } from '../email-form.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import { submissionLimits, submissionMessages } from './submission.ts'

const phonePattern = /^\+?\d{10,15}$/

/** The sender and the message, which every public form has. */
export const senderFields = {
  name: plainLine(submissionMessages.nameRequired)
    .min(1, submissionMessages.nameRequired)
    .max(submissionLimits.name, `Name can have at most ${submissionLimits.name} characters`),
  email: SenderEmail,
  phone: plainLine(submissionMessages.phoneRequired)
    .overwrite(withoutSeparators)
    .min(1, submissionMessages.phoneRequired)
    .regex(phonePattern, submissionMessages.phoneInvalid),
  message: plainText(submissionMessages.messageRequired)
    .min(1, submissionMessages.messageRequired)
    .max(
      submissionLimits.message,
      `Message can have at most ${submissionLimits.message} characters`,
    ),
}

/** The fields of a form besides those that people fill in. */
export const formExtras = {
  /** Hidden from people, so only programs fill it. */
  website: plainLine().max(2000, 'At most 2000 characters').optional(),
  /** A box that is ticked, as a form and as a call say it. */
  marketing: z.preprocess(
    (input) => input === true || input === 'on' || input === 'yes',
    z.boolean().default(false),
  ),
}

export function optionalLine(label: string, limit: number) {
  return plainLine(`${label} must be text`)
    .max(limit, `${label} can have at most ${limit} characters`)
    .nullish()
    .transform((text) => text || null)
}

/** People write a number as they say it. What is pasted from a document has dashes for hyphens. */
function withoutSeparators(phone: string) {
  return phone.replaceAll(/[\s().\p{Dash}]/gu, '')
}
