import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
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

type Row = ExpressionBuilder<Tables, 'enquiries'>
type Products = string[] | SelectQueryBuilder<Tables, 'products', { id: string }>

export function filteredEnquiries(db: Db, filter: EnquiryFilter) {
  const { q, status, productId, product, category, company, from, to, read, takenUpOn } = filter
  let enquiries = followedUp(db, filter)
  if (status) enquiries = enquiries.where('enquiries.status', '=', status)
  if (productId) enquiries = enquiries.where((row) => isAbout(row, [productId]))
  if (category) enquiries = enquiries.where((row) => isAboutCategory(row, category))
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
  if (q) enquiries = enquiries.where(holdsWords('enquiries.searchText', q, 'enquiries.message'))
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
function isAboutCategory(row: Row, category: string) {
  const products = row.selectFrom('products').select('products.id')
  if (category !== otherCategory) return isAbout(row, products.where('category', '=', category))
  const named = products.whereRef('products.id', '=', 'enquiries.productId')
  const listed = row.selectFrom('enquiryProducts').whereRef('enquiryId', '=', 'enquiries.id')
  return row.not(row.or([row.exists(named), row.exists(listed.select('place'))]))
}

/** One `or` of both would read all enquiries, without their indexes. */
function isAbout(row: Row, products: Products) {
  const named = row
    .selectFrom('enquiries as named')
    .select('named.id')
    .where('named.productId', 'in', products)
    .where('named.deletedAt', 'is', null)
  const listed = row
    .selectFrom('enquiryProducts')
    .select('enquiryId as id')
    .where('productId', 'in', products)
  return row('enquiries.id', 'in', named.unionAll(listed))
}
