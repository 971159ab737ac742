import type { ResponseOf, InputOf } from '#contract/call.ts'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import type { enquiryDefinitions } from '#contract/enquiries/enquiry-definitions.ts'
import { enquiryMessages, enquiryStatusTexts } from '#contract/enquiries/enquiry.ts'
import type { Enquiry, EnquiryStatus } from '#contract/enquiries/enquiry.ts'
import { addressQuery, oneOf } from '../lists/address-query.ts'
import { officeList } from '../lists/office-list.ts'
import { failureUnder } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import type { ReadOptions } from '../session/send-call.ts'
import { noteUnread } from './unread-enquiries.ts'

/** The specification gives the screen other words for a status than the calls. */
const screenStatusOf = {
  pending: 'new',
  responded: 'in-progress',
  closed: 'resolved',
} as const satisfies Record<EnquiryStatus, string>

type ScreenStatus = (typeof screenStatusOf)[EnquiryStatus]

const pairs = Object.entries(screenStatusOf) as [EnquiryStatus, ScreenStatus][]

export const screenStatuses = pairs.map(([, screen]) => screen)

export const statusChoices = pairs.map(([status, screen]): [ScreenStatus, string] => [
  screen,
  enquiryStatusTexts[status],
])

export function asScreenStatus(status: EnquiryStatus): ScreenStatus {
  return screenStatusOf[status]
}

export function asServerStatus(screen: string): EnquiryStatus | undefined {
  return pairs.find(([, known]) => known === screen)?.[0]
}

const address = addressQuery('/admin/enquiries', (parameter) => ({
  q: parameter('q'),
  status: oneOf(screenStatuses, parameter('status')),
}))

export type EnquiryQuery = ReturnType<typeof address.queryOf>

export const enquiryList = officeList(address, {
  noun: ['enquiry', 'enquiries'],
  call: enquiryCalls.list,
  async readPart(query, part, options) {
    const { enquiries, total } = await readEnquiries({ ...filterOf(query), ...part }, options)
    return { rows: enquiries, total, facts: {} }
  },
  failureOf: (error) => failureUnder(enquiryMessages.loadFailed, error),
})

/** The query in the words of the call. */
export function filterOf({ q, status }: EnquiryQuery) {
  return { q: q || undefined, status: asServerStatus(status) }
}

type ListInput = InputOf<typeof enquiryDefinitions.list>
type ListResponse = ResponseOf<typeof enquiryDefinitions.list>

async function readEnquiries(query: ListInput, options: ReadOptions = {}): Promise<ListResponse> {
  const response = await callApi(enquiryCalls.list, query, options)
  noteUnread(response.unread)
  return response
}

/** All of them, part after part. What comes in meanwhile moves some into two parts: they count once. */
export async function readAllEnquiries(query: ListInput) {
  const byId = new Map<string, Enquiry>()
  let part: ListInput | undefined = query
  while (part) {
    const { enquiries, next }: ListResponse = await readEnquiries(part)
    for (const enquiry of enquiries) byId.set(enquiry.id, enquiry)
    part = next === undefined ? undefined : { ...query, ...partIn(next) }
  }
  return [...byId.values()]
}

/** Which part the address of the following one asks for. */
function partIn(next: string) {
  const asked = new URLSearchParams(next.slice(next.indexOf('?')))
  return { page: Number(asked.get('page')), limit: Number(asked.get('limit')) }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first letter or digit, or else the first character. */
export function initialOf(name: string) {
  const signs = [...graphemes.segment(name.trim())].map(({ segment }) => segment)
  const first = signs.find((sign) => /^[\p{L}\p{N}]/u.test(sign)) ?? signs[0] ?? ''
  return first.toUpperCase()
}

/** Opens the mail program. A product may be called anything, half a character included. */
export function replyAddress({ email, product }: Pick<Enquiry, 'email' | 'product'>) {
  const recipient = encoded(email).replaceAll('%40', '@')
  return `mailto:${recipient}?subject=${encoded(`Re: Your enquiry about ${product}`)}`
}

function encoded(text: string) {
  return encodeURIComponent(text.toWellFormed())
}
