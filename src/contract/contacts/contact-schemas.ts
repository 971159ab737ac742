import { followUpFields } from '../follow-ups/follow-up-form.ts'
import {
  submissionChangesForm,
  submissionDeletionForm,
} from '../follow-ups/submission-changes-form.ts'
import { emptyAsAbsent, queryFields, sortField } from '../list-query.ts'
import { receivedFields } from '../submissions/received-query.ts'
import { z } from '../schema.ts'
import { contactSorts, contactStatuses, contactTypes } from './contact.ts'

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
export const ContactDeletionForm = submissionDeletionForm(ContactListFilter, 'contacts')
