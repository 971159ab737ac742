import { plainLine, plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import { emptyAsAbsent, queryFields } from '../list-query.ts'
import { postLimits } from '../posts/post.ts'
import { enquiryLimits, enquiryMessages, enquiryStatuses } from './enquiry.ts'
import { formExtras, optionalLine, senderFields } from '../posts/sender-form.ts'

export const EnquiryForm = z.object({
  ...senderFields,
  message: senderFields.message.min(enquiryLimits.messageAtLeast, enquiryMessages.messageShort),
  company: optionalLine('Company', postLimits.company),
  product: plainLine(enquiryMessages.productRequired)
    .min(1, enquiryMessages.productRequired)
    .max(
      enquiryLimits.product,
      `Product name can have at most ${enquiryLimits.product} characters`,
    ),
  productId: optionalLine('Product', enquiryLimits.productId),
  ...formExtras,
})
export type EnquiryForm = z.infer<typeof EnquiryForm>

const status = z.enum(enquiryStatuses, `Status must be one of: ${enquiryStatuses.join(', ')}`)

export const EnquiryStatusForm = z.object({ status })

const noteFault = 'Please write the note'

export const EnquiryNoteForm = z.object({
  text: plainText(noteFault)
    .min(1, noteFault)
    .max(enquiryLimits.note, `A note can have at most ${enquiryLimits.note} characters`),
})

/** The query of the office's list. */
export const EnquiryListQuery = z.object({ ...queryFields, status: emptyAsAbsent(status) })
export type EnquiryListQuery = z.infer<typeof EnquiryListQuery>
