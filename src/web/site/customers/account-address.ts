export const accountPath = '/account'

const forms = [
  'sign-in',
  'sign-out',
  'sign-out-everywhere',
  'ask',
  'company',
  'address',
  'remove-address',
  'person',
  'remove-person',
] as const
export type AccountFormName = (typeof forms)[number]

const outcomes = [
  'signed-out',
  'signed-out-everywhere',
  'sign-in-first',
  'saved',
  'removed',
  'sent',
] as const
export type AccountOutcome = (typeof outcomes)[number]

/** What the page of a form is about, apart from its path. */
type FormQuery = { next?: string | undefined; again?: string | undefined }

/** The address to which a form of the page is posted: its page, so that a refused form is the same one. */
export function accountAction(
  form: AccountFormName,
  path = accountPath,
  { next, again }: FormQuery = {},
) {
  const query = { form, ...(again && { again }), ...(next && { next }) }
  return `${path}?${new URLSearchParams(query)}`
}

export function accountFormIn({ searchParams }: URL): AccountFormName {
  return forms.find((form) => form === searchParams.get('form')) ?? 'sign-in'
}

export function accountDone(outcome: AccountOutcome) {
  return `${accountPath}?done=${outcome}`
}

export function accountOutcomeIn({ searchParams }: Pick<URL, 'searchParams'>) {
  return outcomes.find((outcome) => outcome === searchParams.get('done'))
}

/** Leads back after the sign-in, from a form to its page. */
export function signInAddress({ pathname, searchParams }: URL) {
  const query = new URLSearchParams(searchParams)
  query.delete('form')
  const next = [pathname, query].filter(String).join('?')
  return `${accountPath}?${new URLSearchParams({ done: 'sign-in-first', next })}`
}

/** Only pages of the account: anybody can write an address with another one. */
export function nextIn({ searchParams }: URL) {
  const next = searchParams.get('next') ?? ''
  return /^\/account\/[\w/-]+(\?[\w=&-]*)?$/.test(next) ? next : undefined
}

export function ownEnquiryPath(reference: string) {
  return `${accountPath}/enquiries/${reference}`
}

/** The form for a new enquiry, or for another like an earlier one. */
export function askPath(again?: string) {
  return `${accountPath}/ask${again ? `?again=${again}` : ''}`
}

/** From each page of the account. */
export const backLink = { to: accountPath, text: 'Back to your account' }

/** Beside every form that asks for something about a person. */
export const privacyLink = { to: '/privacy', text: 'Privacy: what we store, and for how long' }

/** In place of an id: the form that adds one. */
export const newId = 'new'

export function detailPath(part: 'addresses' | 'people', id = newId) {
  return `${accountPath}/${part}/${id}`
}

/** Asks before it removes what has this page. */
export function removalPath(path: string) {
  return `${path}?remove=yes`
}

export function isRemovalIn({ searchParams }: URL) {
  return searchParams.has('remove')
}

/** A file that went out with a reply. No page: the browser saves it. */
export function ownFilePath(reference: string, id: string) {
  return `${accountPath}/files/${reference}/${id}`
}
