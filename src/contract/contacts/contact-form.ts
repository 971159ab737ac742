import { CustomerSignInForm } from '../customers/customer-form.ts'
import { customerLimits } from '../customers/customer.ts'
import { gstNumberOf } from '../customers/gst-number.ts'
import { followUpFields } from '../follow-ups/follow-up-form.ts'
import { submissionChangesForm } from '../follow-ups/submission-changes-form.ts'
import { emptyAsAbsent, queryFields, sortField } from '../list-query.ts'
import { receivedFields } from '../submissions/received-query.ts'
import { submissionLimits } from '../submissions/submission.ts'
import { formExtras, optionalLine, senderFields } from '../submissions/sender-form.ts'
import { z } from '../schema.ts'
import { contactSorts, contactStatuses, contactTypes } from './contact.ts'

/** The form of a New Customer. */
export const ContactForm = z.object({
  ...senderFields,
  company: optionalLine('Company', submissionLimits.company),
  gstNumber: optionalLine('GST number', customerLimits.gstNumber).transform(
    (number) => number && gstNumberOf(number),
  ),
  ...formExtras,
})
export type ContactForm = z.infer<typeof ContactForm>

/** The form of an Existing Customer, who signs in with it. */
export const CustomerMessageForm = CustomerSignInForm.extend({
  message: senderFields.message,
  website: formExtras.website,
})
export type CustomerMessageForm = z.infer<typeof CustomerMessageForm>

const status = z.enum(contactStatuses, `Status must be one of: ${contactStatuses.join(', ')}`)

export const ContactStatusForm = z.object({ status })

export const ContactListQuery = z.object({
  ...queryFields,
  ...followUpFields,
  ...receivedFields,
  type: emptyAsAbsent(z.enum(contactTypes, `Type must be one of: ${contactTypes.join(', ')}`)),
  status: emptyAsAbsent(status),
  sort: sortField(contactSorts),
})
export type ContactListQuery = z.infer<typeof ContactListQuery>

/** What chooses rows of the list, without the part of it that is shown. */
export const ContactListFilter = ContactListQuery.omit({ page: true, limit: true, sort: true })

export const ContactChangesForm = submissionChangesForm(status, ContactListFilter, 'contacts')
