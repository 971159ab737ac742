import type { EnquiryNote } from '#contract/enquiries/enquiry.ts'
import type { Db } from '../app.ts'
import { shownPerson } from '../shown-person.ts'

/** Of several enquiries, the oldest first. */
export async function findEnquiryNotes(db: Db, enquiryIds: string[]): Promise<EnquiryNote[]> {
  if (enquiryIds.length === 0) return []
  return db
    .selectFrom('enquiryNotes')
    .innerJoin('accounts', 'accounts.id', 'enquiryNotes.accountId')
    .select(['enquiryId', 'at', 'text', shownPerson().as('by')])
    .where('enquiryId', 'in', enquiryIds)
    .orderBy('enquiryNotes.id')
    .execute()
}
