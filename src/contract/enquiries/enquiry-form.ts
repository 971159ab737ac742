import { categoryName } from '../categories/category-schemas.ts'
import { gstNumberOf, isGstNumber } from '../customers/gst-number.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import { followUpFields } from '../follow-ups/follow-up-form.ts'
import { submissionChangesForm } from '../follow-ups/submission-changes-form.ts'
import { listLimits } from '../list-limits.ts'
import { emptyAsAbsent, queryFields, sortField } from '../list-query.ts'
import { receivedFields } from '../submissions/received-query.ts'
import { submissionLimits } from '../submissions/submission.ts'
import { enquiryLimits, enquiryMessages, enquirySorts, enquiryStatuses } from './enquiry.ts'
import { formExtras, optionalLine, senderFields } from '../submissions/sender-form.ts'

/** Of a GST number, a PIN code and a quantity, with what people write between the characters. */
const shortLine = 40

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
  quantity: quantity().optional(),
  gstNumber: gstNumber().optional(),
  pinCode: pinCode().optional(),
  ...formExtras,
})
export type EnquiryForm = z.infer<typeof EnquiryForm>

/** A number in JSON, a text in a form. People write 1,000. */
function quantity() {
  const text = optionalLine('Quantity', shortLine)
    .transform((text) => text && text.replaceAll(/[\s,]/g, ''))
    .refine((text) => !text || isQuantity(text), enquiryMessages.quantityInvalid)
    .transform((text) => (text ? Number(text) : null))
  return z.preprocess((input) => (typeof input === 'number' ? String(input) : input), text)
}

function isQuantity(text: string) {
  return /^[1-9]\d*$/.test(text) && Number(text) <= enquiryLimits.quantity
}

function gstNumber() {
  return optionalLine('GST number', shortLine)
    .transform((text) => (text ? gstNumberOf(text) : null))
    .refine((number) => !number || isGstNumber(number), enquiryMessages.gstNumberInvalid)
}

/** Written 560 100 too. No PIN code of India begins with 0. */
function pinCode() {
  return optionalLine('PIN code', shortLine)
    .transform((text) => (text ? text.replaceAll(/\s/g, '') : null))
    .refine((code) => !code || /^[1-9]\d{5}$/.test(code), enquiryMessages.pinCodeInvalid)
}

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
