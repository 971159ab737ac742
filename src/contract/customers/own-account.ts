import { ownPasswordLimits } from './own-password.ts'

export const ownAccountLimits = {
  company: 200,
  street: 300,
  city: 100,
  /** Of one account. */
  addresses: 20,
  people: 50,
} as const

/** What the pages below /account need: they load no schema. */
export const ownAccountMessages = {
  signedOut: 'You are signed out.',
  signedOutEverywhere: 'You are signed out everywhere.',
  signInFirst: 'Please sign in to see your account.',
  saved: 'Your details are saved.',
  removed: 'Removed from your account.',
  addressNotFound: 'Address not found',
  personNotFound: 'Person not found',
  addressesFull: `An account has at most ${ownAccountLimits.addresses} addresses. Please remove one first.`,
  peopleFull: `An account has at most ${ownAccountLimits.people} people. Please remove one first.`,
  streetRequired: 'Please enter the street and building',
  cityRequired: 'Please enter the city',
  postcodeWrong: 'A PIN code has 6 digits, the first is not 0',
  kindRequired: 'Please choose Billing or Delivery',
  stateRequired: 'Please choose a state',
} as const

export const addressKinds = ['Billing', 'Delivery'] as const
export type AddressKind = (typeof addressKinds)[number]

/** Why enquiries of an account may be missing. */
export function unverifiedHint(email: string) {
  return `Enquiries that were sent with ${email} without signing in appear here once you have set a password with a link that we send to this address. The link works for ${ownPasswordLimits.linkHours} hours.`
}

export type OwnAddress = {
  id: string
  kind: AddressKind
  street: string
  city: string
  postcode: string
  state: string
}

/** Somebody of the customer's company. */
export type OwnPerson = { id: string; name: string; email: string | null; phone: string | null }

/** The account as its customer sees it. */
export type OwnAccount = {
  gstNumber: string | null
  name: string | null
  company: string | null
  email: string | null
  /** False where the e-mail is not yet known to be the customer's. */
  isEmailVerified: boolean
  /** As they were added. */
  addresses: OwnAddress[]
  people: OwnPerson[]
}
