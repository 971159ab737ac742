import { ownAccountMessages, unverifiedHint } from '#contract/customers/own-account.ts'
import type { OwnAccount } from '#contract/customers/own-account.ts'
import {
  ownEnquiryLimits,
  ownEnquiryMessages,
  ownStatusTexts,
} from '#contract/own-enquiries/own-enquiry.ts'
import type { OwnEnquiry } from '#contract/own-enquiries/own-enquiry.ts'
import type { App } from '#domain/app.ts'
import { findOwnAccount } from '#domain/customers/find-own-account.ts'
import { countOwnEnquiries, findOwnEnquiries } from '#domain/own-enquiries/find-own-enquiries.ts'
import type { Owner } from '#domain/own-enquiries/own-submissions.ts'
import { orNotFound } from '../../or-not-found.ts'
import { timeText } from '../../ui/format.ts'
import {
  accountAction,
  accountOutcomeIn,
  accountPath,
  askPath,
  ownEnquiryPath,
} from './account-address.ts'
import type { AccountOutcome } from './account-address.ts'
import { detailSections } from './own-details-view.ts'
import type { AccountItem, AccountSection, AccountView } from './account-view.ts'

const noticeTexts: Partial<Record<AccountOutcome, string>> = {
  saved: ownAccountMessages.saved,
  removed: ownAccountMessages.removed,
}

/** The first page of the account. */
export async function findOverview(app: App, owner: Owner, url: URL): Promise<AccountView> {
  const { db, outbox } = app
  const page = pageIn(url)
  const outcome = accountOutcomeIn(url)
  const limit = ownEnquiryLimits.onPage
  const account = orNotFound(await findOwnAccount(db, owner.customerId))
  const enquiries = await findOwnEnquiries(db, owner, { page, limit })
  const pages = Math.ceil((await countOwnEnquiries(db, owner)) / limit)
  return {
    title: 'Your account',
    notice: outcome && noticeTexts[outcome],
    sections: [enquiriesSection(enquiries, hintFor(account, outbox.isMailSetUp), page, pages)],
    below: [...detailSections(account), passwordSection],
  }
}

function pageIn({ searchParams }: URL) {
  const page = Number(searchParams.get('page'))
  return Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1
}

/** Why enquiries may be missing, where the customer can do something about it. */
function hintFor({ email, isEmailVerified }: OwnAccount, isMailSetUp: boolean) {
  return email && !isEmailVerified && isMailSetUp ? unverifiedHint(email) : ''
}

function enquiriesSection(
  enquiries: OwnEnquiry[],
  hint: string,
  page: number,
  pages: number,
): AccountSection {
  const none = enquiries.length === 0 ? ownEnquiryMessages.none : ''
  return {
    id: 'enquiries',
    title: 'Your enquiries',
    items: enquiries.map(itemOf),
    text: [none, hint].filter(Boolean).join('\n\n'),
    links: [
      ...(page > 1 ? [{ to: `${accountPath}?page=${page - 1}`, text: 'Newer' }] : []),
      ...(page < pages ? [{ to: `${accountPath}?page=${page + 1}`, text: 'Older' }] : []),
      { to: askPath(), text: 'Ask about a product' },
      ...(hint ? [{ to: '/account/password', text: 'Get a link' }] : []),
    ],
  }
}

/** The last reply is shown shortened: its page has it whole. */
const longestExcerpt = 160

function itemOf(enquiry: OwnEnquiry): AccountItem {
  const { reference, replies } = enquiry
  const last = replies.at(-1)?.text.replaceAll(/\s+/g, ' ') ?? ''
  const excerpt = last.length > longestExcerpt ? `${beginningOf(last, longestExcerpt)}…` : last
  return {
    title: subjectOf(enquiry),
    to: ownEnquiryPath(reference),
    status: statusOf(enquiry),
    about: [timeText(enquiry.createdAt), reference, repliesText(enquiry)].join(' · '),
    text: excerpt || undefined,
  }
}

const longestSubject = 60

/** The product that an enquiry is about, or the first words of a message. */
export function subjectOf({ product, message }: OwnEnquiry) {
  if (product) return product
  const words = message.trim().replaceAll(/\s+/g, ' ')
  if (words.length <= longestSubject) return words
  const whole = words.slice(0, longestSubject + 1).replace(/ [^ ]*$/, '')
  return `${beginningOf(whole, longestSubject)}…`
}

/** Never half of a character, such as an emoji. */
function beginningOf(text: string, length: number) {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}

export function statusOf({ status }: OwnEnquiry) {
  return { look: status, text: ownStatusTexts[status] }
}

/** To a closed one no reply comes any more: somebody has called, perhaps. */
export function repliesText({ replies: { length }, status }: OwnEnquiry) {
  if (length === 0) return status === 'closed' ? 'No written reply' : 'No reply yet'
  return length === 1 ? '1 reply' : `${length} replies`
}

const passwordSection: AccountSection = {
  id: 'sign-out',
  title: 'Password and sign-out',
  links: [{ to: '/account/password', text: 'Change your password' }],
  forms: [
    { name: 'sign-out', action: accountAction('sign-out'), submit: 'Sign out', fields: [] },
    {
      name: 'sign-out-everywhere',
      action: accountAction('sign-out-everywhere'),
      submit: 'Sign out everywhere',
      fields: [],
    },
  ],
}
