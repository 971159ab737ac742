import { sql } from 'kysely'
import type { EnquiryPage, EnquirySummary } from '#contract/enquiries/enquiry.ts'
import { enquiryLimits } from '#contract/enquiries/enquiry.ts'
import type { Db } from '../app.ts'
import { findEnquiry } from './find-enquiries.ts'
import { filteredEnquiries } from './filtered-enquiries.ts'
import type { EnquiryFilter } from './filtered-enquiries.ts'
import { enquiriesInUse } from './enquiries-in-use.ts'

/**
 * One enquiry, what else its sender asked, and the ones received just before and after it of those
 * that the filter finds.
 */
export async function findEnquiryPage(
  db: Db,
  id: string,
  filter: EnquiryFilter = {},
): Promise<EnquiryPage | undefined> {
  const enquiry = await findEnquiry(db, id)
  if (!enquiry) return undefined
  const [others, newer, older] = await Promise.all([
    findOthersOf(db, enquiry),
    findNeighbour(db, id, filter, { isNewer: true }),
    findNeighbour(db, id, filter, { isNewer: false }),
  ])
  return { enquiry, others, newerId: newer?.id ?? null, olderId: older?.id ?? null }
}

/** The newest first. */
function findOthersOf(db: Db, { id, email }: { id: string; email: string }) {
  return enquiriesInUse(db)
    .select(['id', 'reference', 'product', 'status', 'createdAt'])
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('id', '!=', id)
    .orderBy('id', 'desc')
    .limit(enquiryLimits.othersOfSender)
    .execute() satisfies Promise<EnquirySummary[]>
}

function findNeighbour(
  db: Db,
  id: string,
  filter: EnquiryFilter,
  { isNewer }: { isNewer: boolean },
) {
  return filteredEnquiries(db, filter)
    .select('enquiries.id')
    .where('enquiries.id', isNewer ? '>' : '<', id)
    .orderBy('enquiries.id', isNewer ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst()
}
