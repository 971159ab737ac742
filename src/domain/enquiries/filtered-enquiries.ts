import type { ExpressionBuilder } from 'kysely'
import type { EnquiryListQuery } from '#contract/enquiries/enquiry-schemas.ts'
import { otherCategory } from '#contract/enquiries/enquiry-categories.ts'
import { dayAfter, startOfDay } from '#contract/site/office-time.ts'
import type { Db } from '../app.ts'
import type { FollowUpFilter } from '../follow-ups/follow-up-filter.ts'
import { containsText } from '../contains-text.ts'
import { holdsWords } from '../holds-words.ts'
import type { Tables } from '../tables.ts'
import { enquiriesInUse } from './enquiries-in-use.ts'

export type EnquiryFilter = Omit<EnquiryListQuery, 'assigned' | 'followUp'> & FollowUpFilter

export function filteredEnquiries(db: Db, filter: EnquiryFilter) {
  const { q, status, productId, product, category, company, from, to, read, takenUpOn } = filter
  let enquiries = followedUp(db, filter)
  if (status) enquiries = enquiries.where('enquiries.status', '=', status)
  if (productId) enquiries = enquiries.where('enquiries.productId', '=', productId)
  if (category) enquiries = enquiries.where((row) => isAbout(row, category))
  if (company) enquiries = enquiries.where(containsText('enquiries.company', company))
  if (product) enquiries = enquiries.where(containsText('enquiries.product', product))
  if (from) enquiries = enquiries.where('enquiries.createdAt', '>=', startOfDay(from))
  if (to) enquiries = enquiries.where('enquiries.createdAt', '<', startOfDay(dayAfter(to)))
  if (read) enquiries = enquiries.where('enquiries.readAt', 'is', null)
  if (takenUpOn) {
    enquiries = enquiries
      .where('enquiries.answeredAt', '>=', startOfDay(takenUpOn))
      .where('enquiries.answeredAt', '<', startOfDay(dayAfter(takenUpOn)))
  }
  if (q) enquiries = enquiries.where(holdsWords('enquiries.searchText', q))
  return enquiries
}

function followedUp(db: Db, { assigneeId, dueOn }: FollowUpFilter) {
  let enquiries = enquiriesInUse(db)
  if (assigneeId !== undefined) {
    enquiries = enquiries.where('enquiries.assigneeId', 'is not distinct from', assigneeId)
  }
  if (dueOn) {
    enquiries = enquiries
      .where('enquiries.followUpOn', '<=', dueOn)
      .where('enquiries.status', '!=', 'closed')
  }
  return enquiries
}

/** Withdrawn products too: somebody has asked about them. */
function isAbout(row: ExpressionBuilder<Tables, 'enquiries'>, category: string) {
  const products = row.selectFrom('products').select('products.id')
  const named = products.whereRef('products.id', '=', 'enquiries.productId')
  if (category === otherCategory) return row.not(row.exists(named))
  return row('enquiries.productId', 'in', products.where('category', '=', category))
}
