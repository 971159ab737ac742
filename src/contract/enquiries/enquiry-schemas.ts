import { categoryName } from '../categories/category-schemas.ts'
import { followUpFields } from '../follow-ups/follow-up-form.ts'
import {
  submissionChangesForm,
  submissionDeletionForm,
} from '../follow-ups/submission-changes-form.ts'
import { listLimits } from '../list-limits.ts'
import { emptyAsAbsent, queryFields, sortField } from '../list-query.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { receivedFields } from '../submissions/received-query.ts'
import { z } from '../schema.ts'
import { enquiryLimits, enquirySorts, enquiryStatuses } from './enquiry.ts'

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
  sort: sortField(enquirySorts),
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
export const EnquiryListFilter = EnquiryListQuery.omit({
  page: true,
  limit: true,
  sort: true,
  include: true,
})

export const EnquiryChangesForm = submissionChangesForm(status, EnquiryListFilter, 'enquiries')
export const EnquiryDeletionForm = submissionDeletionForm(EnquiryListFilter, 'enquiries')
