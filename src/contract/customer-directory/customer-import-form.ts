import { cleanLine } from '../clean-text.ts'
import { gstNumberOf, isGstNumber } from '../customers/gst-number.ts'
import { SenderEmail } from '../email-form.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import { optionalLine, senderFields } from '../submissions/sender-form.ts'
import { submissionLimits } from '../submissions/submission.ts'
import { importMessages } from './customer-import.ts'
import { customerRecordLimits } from './customer-record.ts'

/** A file is checked first, and stored when the same file is sent without `dryRun`. */
export const CustomerImportForm = z.object({
  dryRun: z.preprocess((input) => input === true || input === 'true', z.boolean()),
})

/** An empty cell stands for nothing. */
function cell<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (text) => (typeof text === 'string' && cleanLine(text) === '' ? null : text),
    schema.nullable(),
  )
}

/** One row of the file. */
export const CustomerImportRow = z
  .object({
    name: optionalLine('Name', submissionLimits.name),
    company: optionalLine('Company', submissionLimits.company),
    email: cell(SenderEmail),
    phone: cell(senderFields.phone),
    gstNumber: cell(
      plainLine(importMessages.gstInvalid)
        .overwrite(gstNumberOf)
        .refine(isGstNumber, importMessages.gstInvalid),
    ),
    notes: cell(
      plainText('Notes must be text').max(
        customerRecordLimits.note,
        `Notes can have at most ${customerRecordLimits.note} characters`,
      ),
    ),
  })
  .refine(({ email, phone, gstNumber }) => Boolean(email ?? phone ?? gstNumber), {
    error: importMessages.noKey,
    path: ['email'],
  })
export type CustomerImportRow = z.infer<typeof CustomerImportRow>
