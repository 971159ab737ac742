import { categoryName } from '../categories/category-schemas.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import { followUpFields } from '../follow-ups/follow-up-form.ts'
import { submissionChangesForm } from '../follow-ups/submission-changes-form.ts'
import { listLimits } from '../list-limits.ts'
import { emptyAsAbsent, queryFields } from '../list-query.ts'
import { receivedFields } from '../submissions/received-query.ts'
import { submissionLimits } from '../submissions/submission.ts'
import { enquiryLimits, enquiryMessages, enquiryStatuses } from './enquiry.ts'
import { formExtras, optionalLine, senderFields } from '../submissions/sender-form.ts'

export const EnquiryForm = z.object({
  ...senderFields,
  message: senderFields.message.min(enquiryLimits.messageAtLeast, enquiryMessages.messageShort),
  company: optionalLine('Company', submissionLimits.company),
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

const noteError = 'Please write the note'

export const EnquiryNoteForm = z.object({
  text: plainText(noteError)
    .min(1, noteError)
    .max(enquiryLimits.note, `A note can have at most ${enquiryLimits.note} characters`),
})

/** The query of the office's list. Days are those of India; `to` counts too. */
export const EnquiryListQuery = z.object({
  ...queryFields,
  ...followUpFields,
  ...receivedFields,
  status: emptyAsAbsent(status),
  /** The notes on the enquiries of the list, beside them. */
  include: emptyAsAbsent(z.literal('notes', 'The list can only include: notes')),
  productId: emptyAsAbsent(plainLine()),
  /** Contained in what the enquiry calls it. */
  product: emptyAsAbsent(
    plainLine().max(listLimits.search, `At most ${listLimits.search} characters`),
  ),
  /** Of the product, or Other. */
  category: emptyAsAbsent(categoryName()),
  read: emptyAsAbsent(z.literal('no', 'Read can only be: no')),
  /** The day in India on which an enquiry left the status New for the first time. */
  takenUpOn: emptyAsAbsent(z.iso.date('This must be a date, such as 2026-11-22')),
})
export type EnquiryListQuery = z.infer<typeof EnquiryListQuery>

/** What chooses rows of the list, without the part of it that is shown. */
export const EnquiryListFilter = EnquiryListQuery.omit({ page: true, limit: true, include: true })

export const EnquiryChangesForm = submissionChangesForm(status, EnquiryListFilter, 'enquiries')
