import { knownOr, pageIn } from '../tables/address-fields.ts'
import { asServerStatus, screenStatuses } from './screen-status.ts'
import type { ScreenStatus } from './screen-status.ts'

/** What the address of the enquiries says. Empty stands for all. */
export type EnquiryTableQuery = { q: string; status: ScreenStatus | ''; page: number }

export const enquiriesPath = '/admin/enquiries'

export function enquiryQueryOf(params: URLSearchParams): EnquiryTableQuery {
  return {
    q: params.get('q')?.trim() ?? '',
    status: knownOr('', params.get('status'), screenStatuses),
    page: pageIn(params),
  }
}

/** Only what is not as it is anyway: addresses stay short, and one view has one address. */
export function enquiryAddress({ q, status, page }: EnquiryTableQuery) {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (status) params.set('status', status)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${enquiriesPath}?${params}` : enquiriesPath
}

/** The same, in the words of the call. */
export function enquiryFilterOf({ q, status }: EnquiryTableQuery) {
  return { q: q || undefined, status: asServerStatus(status) }
}

export function isEnquiryFiltered({ q, status }: EnquiryTableQuery) {
  return Boolean(q || status)
}
