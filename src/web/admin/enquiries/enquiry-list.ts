import type { InputOf } from '#contract/call.ts'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import type { enquiryDefinitions } from '#contract/enquiries/enquiry-definitions.ts'
import {
  enquiryMessages,
  enquirySorts,
  enquiryStatusTexts,
  enquiryStatuses,
} from '#contract/enquiries/enquiry.ts'
import type { Enquiry, EnquiryNote, EnquiryStatus } from '#contract/enquiries/enquiry.ts'
import { emailLimits } from '#contract/emails/outbox-email.ts'
import { listLimits } from '#contract/list-limits.ts'
import { followUpParameters } from '../follow-ups/follow-up-filters.ts'
import { addressQuery, dayIn, oneOf } from '../lists/address-query.ts'
import { officeList } from '../lists/office-list.ts'
import { mailtoAddress } from '../lists/mailto-address.ts'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import type { ReadOptions } from '../session/send-call.ts'
import { receivedParameters } from '../submissions/received-parameters.ts'
import { noteUnread } from './unread-enquiries.ts'

/** The specification gives the screen other words for a status than the calls. */
export const screenStatusOf = {
  pending: 'new',
  responded: 'in-progress',
  closed: 'resolved',
} as const satisfies Record<EnquiryStatus, string>

const screenStatuses = enquiryStatuses.map((status) => screenStatusOf[status])

export const statusChoices = enquiryStatuses.map((status): [string, string] => [
  screenStatusOf[status],
  enquiryStatusTexts[status],
])

export function serverStatusOf(screen: string) {
  return enquiryStatuses.find((status) => screenStatusOf[status] === screen)
}

const address = addressQuery('/admin/enquiries', (parameter) => ({
  q: parameter('q'),
  sort: oneOf(enquirySorts, parameter('sort')) || enquirySorts[0],
  status: oneOf(screenStatuses, parameter('status')),
  ...followUpParameters(parameter),
  category: parameter('category'),
  product: parameter('product'),
  productId: parameter('productId'),
  read: oneOf(['no'] as const, parameter('read')),
  takenUpOn: dayIn(parameter('takenUpOn')),
  ...receivedParameters(parameter),
}))

export type EnquiryQuery = ReturnType<typeof address.queryOf>

export const enquiryList = officeList(address, {
  noun: ['enquiry', 'enquiries'],
  call: enquiryCalls.list,
  async readPart(query, part, options) {
    const { enquiries, total, counts, isMailSetUp } = await readEnquiries(
      { ...filterOf(query), sort: query.sort, ...part },
      options,
    )
    return { rows: enquiries, total, facts: { counts, isMailSetUp } }
  },
  failureOf: (error) => failureUnder(enquiryMessages.loadFailed, error),
})

/** The query in the words of the call. */
export function filterOf(query: EnquiryQuery) {
  const { q, status, assigned, followUp, category, product, productId } = query
  const { company, from, to, read, takenUpOn } = query
  return {
    q: q || undefined,
    status: serverStatusOf(status),
    assigned: assigned || undefined,
    followUp: followUp || undefined,
    category: category || undefined,
    product: product || undefined,
    productId: productId || undefined,
    company: company || undefined,
    from: from || undefined,
    to: to || undefined,
    read: read || undefined,
    takenUpOn: takenUpOn || undefined,
  }
}

/** The list of those alone that have this in common. */
export function enquiriesWith(fields: Partial<EnquiryQuery>) {
  return enquiryList.addressOf({ ...enquiryList.queryOf(new URLSearchParams()), ...fields })
}

async function readEnquiries(
  query: InputOf<typeof enquiryDefinitions.list>,
  options: ReadOptions = {},
) {
  const response = await callApi(enquiryCalls.list, query, options)
  noteUnread(response.unread)
  return response
}

export type NotedEnquiry = { enquiry: Enquiry; notes: EnquiryNote[] }

/**
 * All of them with their notes, part after part. What comes in meanwhile moves some into two parts:
 * they count once.
 */
export async function readAllEnquiries(query: EnquiryQuery): Promise<NotedEnquiry[]> {
  const byId = new Map<string, NotedEnquiry>()
  let next: string | undefined
  let page = 0
  do {
    page += 1
    const slice = { page, limit: listLimits.limit, include: 'notes' as const }
    const part = await readEnquiries({ ...filterOf(query), sort: query.sort, ...slice })
    const notes = Map.groupBy(part.notes ?? [], ({ enquiryId }) => enquiryId)
    for (const enquiry of part.enquiries) {
      byId.set(enquiry.id, { enquiry, notes: notes.get(enquiry.id) ?? [] })
    }
    next = part.next
  } while (next !== undefined)
  return [...byId.values()]
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first letter or digit, or else the first character. */
export function initialOf(name: string) {
  const signs = [...graphemes.segment(name.trim())].map(({ segment }) => segment)
  const first = signs.find((sign) => /^[\p{L}\p{N}]/u.test(sign)) ?? signs[0] ?? ''
  return first.toUpperCase()
}

/** With the list that it is opened from, to which one comes back. */
export function enquiryPath(id: string, query?: EnquiryQuery) {
  const [, filters] = query ? enquiryList.addressOf(query).split('?') : []
  return `/admin/enquiries/${encodeURIComponent(id)}${filters ? `?${filters}` : ''}`
}

/** A name of a product can be longer than a subject may be. */
export function replySubjectOf({ product, reference }: Pick<Enquiry, 'product' | 'reference'>) {
  const subject = `Re: Your enquiry ${reference} about ${product}`
  return subject.slice(0, emailLimits.subject).toWellFormed()
}

export function replyAddress({ email, product }: Pick<Enquiry, 'email' | 'product'>) {
  return mailtoAddress(email, `Re: Your enquiry about ${product}`)
}
