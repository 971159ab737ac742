import type { Permission } from '#contract/accounts/permissions.ts'
import type { FoundItem, FoundKind } from '#contract/office-search/office-search.ts'
import { contactList } from '../contacts/contact-list.ts'
import { enquiryList } from '../enquiries/enquiry-list.ts'
import { permittedLinks } from '../frame/office-links.ts'
import { officePlaces, wordsOfScreens } from './office-places.ts'
import type { Offered } from './office-places.ts'
import { allTabs, forgottenAtLogout } from '../session/stored-session.ts'

export const kindTexts: Record<FoundKind, { one: string; several: string }> = {
  product: { one: 'Product', several: 'Products' },
  enquiry: { one: 'Enquiry', several: 'Enquiries' },
  message: { one: 'Message', several: 'Messages' },
  customer: { one: 'Customer', several: 'Customers' },
}

/** Where something is shown that was found. */
export function destinationOf({ kind, id, title, detail }: FoundItem): Destination {
  const to = {
    product: `/admin/products/edit/${id}`,
    enquiry: enquiryList.addressOfRow(id),
    message: contactList.addressOfRow(id),
    customer: `/admin/customers/${id}`,
  }[kind]
  return { to, title, detail, kind: kindTexts[kind].one }
}

/** Those that the role may open. */
export function screensFor(isPermitted: IsPermitted): Offer[] {
  const named = permittedLinks(isPermitted).flatMap(({ label, links }) =>
    links.map(({ to, text }) => ({
      to,
      title: text,
      detail: label,
      kind: 'Screen',
      words: wordsOfScreens[to] ?? '',
    })),
  )
  return [...named, ...permittedOf(otherScreens, 'Screen', isPermitted)]
}

/** Parts of screens, found by their words alone: there are too many to be offered unasked. */
export function placesFor(isPermitted: IsPermitted): Offer[] {
  return permittedOf(officePlaces, 'Screen', isPermitted)
}

/** Those that the role may take. */
export function actionsFor(isPermitted: IsPermitted): Offer[] {
  return permittedOf(actions, 'Action', isPermitted)
}

type IsPermitted = (permission: Permission) => boolean

function permittedOf(offered: Offered[], kind: string, isPermitted: IsPermitted): Offer[] {
  return offered
    .filter(({ can }) => isPermitted(can))
    .map(({ to, title, detail = '', words = '' }) => ({ to, title, detail, kind, words }))
}

/** Screens that the navigation does not name. */
const otherScreens: Offered[] = [
  { to: '/admin/products/view', title: 'View products', detail: 'Catalogue', can: 'products.view' },
  {
    to: '/admin/products/featured',
    title: 'Featured products',
    detail: 'Catalogue',
    can: 'products.view',
  },
  {
    to: '/admin/products/quality',
    title: 'Product quality',
    detail: 'Catalogue',
    can: 'products.view',
  },
  {
    to: '/admin/products/import',
    title: 'Import and export products',
    detail: 'Catalogue',
    words: 'csv excel xlsx price list upload download',
    can: 'products.view',
  },
  {
    to: '/admin/contacts?tab=generate-password',
    title: 'Generate Password',
    detail: 'Customers',
    can: 'customers.edit',
  },
]

/** `to` is an address, or one of the two actions, which have no address. */
const actions: Offered[] = [
  { to: '/admin/products/new', title: 'Add Product', can: 'products.edit' },
  { to: '/admin/enquiries?status=new', title: 'Show new enquiries', can: 'enquiries.view' },
  { to: '/admin/emails?state=failed', title: 'Show failed e-mails', can: 'emails.view' },
  { to: '/admin/account', title: 'Change password', can: 'account.use' },
  { to: '/admin/people#invite', title: 'Invite a person', can: 'people.edit' },
  { to: '/', title: 'View site', can: 'account.use' },
  { to: 'shortcuts', title: 'Show keyboard shortcuts', can: 'account.use' },
  { to: 'sign-out', title: 'Sign out', detail: 'Logout', can: 'account.use' },
]

/** Those that have every word, anywhere: there are few. Of other words for it, the beginning of one. */
export function matching<Item extends Omit<Destination, 'to'> & { words?: string }>(
  items: Item[],
  q: string,
) {
  const typed = q.toLowerCase().split(/\s+/)
  return items.filter(({ title, detail, words = '' }) => {
    const text = `${title} ${detail}`.toLowerCase()
    const others = ` ${words.toLowerCase()}`
    return typed.every((word) => text.includes(word) || others.includes(` ${word}`))
  })
}

/** Something that was opened from the search. */
export type Destination = { to: string; title: string; detail: string; kind: string }

/** With other words for it, by which it is found. */
export type Offer = Destination & { words: string }

const most = 6

export function recentFinds(): Destination[] {
  try {
    const stored: unknown = JSON.parse(allTabs.get(forgottenAtLogout.recentFinds) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isDestination).slice(0, most) : []
  } catch {
    return []
  }
}

export function noteFind({ to, title, detail, kind }: Destination) {
  const others = recentFinds().filter((recent) => recent.to !== to)
  const recent = [{ to, title, detail, kind }, ...others].slice(0, most)
  allTabs.set(forgottenAtLogout.recentFinds, JSON.stringify(recent))
}

/** An earlier version, or somebody with the tools of the browser, may have stored anything. */
function isDestination(stored: unknown): stored is Destination {
  const { to, title, detail, kind } = Object(stored)
  const isText = [to, title, detail, kind].every((text) => typeof text === 'string')
  return isText && to.startsWith('/admin/')
}
