import { cleanLine } from '../clean-text.ts'
import { gstNumberOf, isGstNumber } from '../customers/gst-number.ts'
import { SenderEmail } from '../email-form.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import { optionalLine, senderFields } from '../submissions/sender-form.ts'
import { submissionLimits } from '../submissions/submission.ts'
import { truth } from '../truth-schema.ts'
import { importMessages } from './customer-import.ts'
import { customerRecordLimits } from './customer-record.ts'

/** A file is checked first, and stored when the same file is sent without `dryRun`. */
export const CustomerImportForm = z.object({
  dryRun: truth('Dry run must be true or false'),
})

/** An empty cell stands for nothing. */
function cell<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (text) => (typeof text === 'string' && cleanLine(text) === '' ? null : text),
    schema.nullable(),
  )
}

/** What one row of the file says besides its keys. */
export const CustomerImportRow = z.object({
  name: optionalLine('Name', submissionLimits.name),
  company: optionalLine('Company', submissionLimits.company),
  notes: cell(
    plainText('Notes must be text').max(
      customerRecordLimits.note,
      `Notes can have at most ${customerRecordLimits.note} characters`,
    ),
  ),
})
export type CustomerImportRow = z.infer<typeof CustomerImportRow>

/** Each e-mail, phone and GST number of a row. One that is known already is taken as it is. */
export const importKeySchemas = {
  gstNumber: plainLine(importMessages.gstInvalid)
    .overwrite(gstNumberOf)
    .refine(isGstNumber, importMessages.gstInvalid),
  email: SenderEmail,
  phone: senderFields.phone,
} as const
