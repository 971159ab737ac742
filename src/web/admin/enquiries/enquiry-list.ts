import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import {
  enquiryMessages,
  enquirySorts,
  enquiryStatusTexts,
  enquiryStatuses,
} from '#contract/enquiries/enquiry.ts'
import type { Enquiry, EnquiryNote, EnquiryStatus } from '#contract/enquiries/enquiry.ts'
import { emailLimits } from '#contract/emails/outbox-email.ts'
import { addressQuery, dayIn, oneOf, withoutEmpty } from '../lists/address-query.ts'
import { officeList } from '../lists/office-list.ts'
import { mailtoAddress } from '../lists/mailto-address.ts'
import { failureUnder } from '../session/api-error.ts'
import { followUpParameters, receivedParameters } from '../submissions/received-parameters.ts'
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
  inputOf,
  /** A file has the notes of each. */
  wholeInputOf: (query, part) => ({ ...inputOf(query, part), include: 'notes' as const }),
  onRead: ({ unread }) => noteUnread(unread),
  rowsOf({ enquiries, notes = [], total, counts, isMailSetUp }) {
    const notesOf = Map.groupBy(notes, ({ enquiryId }) => enquiryId)
    const rows = enquiries.map((enquiry): NotedEnquiry => {
      const notes = notesOf.get(enquiry.id)
      return notes ? { ...enquiry, notes } : enquiry
    })
    return { rows, total, facts: { counts, isMailSetUp } }
  },
  failureOf: (error) => failureUnder(enquiryMessages.loadFailed, error),
})

/** The query in the words of the call. */
export function filterOf({ page: _page, sort: _sort, status, ...filter }: EnquiryQuery) {
  return { ...withoutEmpty(filter), status: serverStatusOf(status) }
}

function inputOf(query: EnquiryQuery, part: { page: number; limit: number }) {
  return { ...filterOf(query), sort: query.sort, ...part }
}

/** The notes are read for a file alone. */
export type NotedEnquiry = Enquiry & { notes?: EnquiryNote[] }

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first letter or digit, or else the first character. */
export function initialOf(name: string) {
  const signs = [...graphemes.segment(name.trim())].map(({ segment }) => segment)
  const first = signs.find((sign) => /^[\p{L}\p{N}]/u.test(sign)) ?? signs[0] ?? ''
  return first.toUpperCase()
}

/** A name of a product can be longer than a subject may be. */
export function replySubjectOf({ product, reference }: Pick<Enquiry, 'product' | 'reference'>) {
  const subject = `Re: Your enquiry ${reference} about ${product}`
  return subject.slice(0, emailLimits.subject).toWellFormed()
}

export function replyAddress({ email, product }: Pick<Enquiry, 'email' | 'product'>) {
  return mailtoAddress(email, `Re: Your enquiry about ${product}`)
}
