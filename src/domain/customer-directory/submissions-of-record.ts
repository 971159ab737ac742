import type { Db } from '../app.ts'
import { contactsInUse } from '../contacts/contacts-in-use.ts'
import { enquiriesInUse } from '../enquiries/enquiries-in-use.ts'
import { sql } from 'kysely'

/** The ids of its enquiries and messages, with their kind. */
export function submissionsOfRecord(db: Db, id: string) {
  return enquiriesInUse(db)
    .select(['enquiries.id as ofId', sql<'enquiry' | 'message'>`'enquiry'`.as('submissionKind')])
    .where('enquiries.customerRecordId', '=', id)
    .unionAll(
      contactsInUse(db)
        .select(['contacts.id as ofId', sql<'enquiry' | 'message'>`'message'`.as('submissionKind')])
        .where('contacts.customerRecordId', '=', id),
    )
}
