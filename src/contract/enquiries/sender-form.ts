import { plainLine, plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import { accountLimits } from '../accounts/account.ts'
import { emailPattern } from '../accounts/sign-in-form.ts'
import { enquiryLimits, enquiryMessages } from './enquiry.ts'

const phonePattern = /^\+?\d{10,15}$/

/** Who writes, as every public form asks for it, and what. */
export const senderFields = {
  name: plainLine(enquiryMessages.nameRequired)
    .min(1, enquiryMessages.nameRequired)
    .max(enquiryLimits.name, `Name can have at most ${enquiryLimits.name} characters`),
  email: plainLine(enquiryMessages.emailRequired)
    .min(1, enquiryMessages.emailRequired)
    .max(accountLimits.email, enquiryMessages.emailInvalid)
    .regex(emailPattern, enquiryMessages.emailInvalid),
  phone: plainLine(enquiryMessages.phoneRequired)
    .overwrite(withoutSeparators)
    .min(1, enquiryMessages.phoneRequired)
    .regex(phonePattern, enquiryMessages.phoneInvalid),
  message: plainText(enquiryMessages.messageRequired)
    .min(1, enquiryMessages.messageRequired)
    .max(enquiryLimits.message, `Message can have at most ${enquiryLimits.message} characters`),
}

/** What a form sends besides what people fill in. */
export const formExtras = {
  /** People do not see this field. What fills it is a machine. */
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

/** People write a number as they say it. */
function withoutSeparators(phone: string) {
  return phone.replaceAll(/[\s().-]/g, '')
}
