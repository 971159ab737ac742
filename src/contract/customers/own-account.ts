import { ownPasswordLimits } from './own-password.ts'

/** What the pages below /account need: they load no schema. */
export const ownAccountMessages = {
  signedOut: 'You are signed out.',
  signedOutEverywhere: 'You are signed out everywhere.',
  signInFirst: 'Please sign in to see your account.',
} as const

/** Why enquiries of an account may be missing. */
export function unverifiedHint(email: string) {
  return `Enquiries that were sent with ${email} without signing in appear here once you have set a password with a link that we send to this address. The link works for ${ownPasswordLimits.linkHours} hours.`
}

/** The account as its customer sees it. */
export type OwnAccount = {
  gstNumber: string | null
  name: string | null
  email: string | null
  /** False where the e-mail is not yet known to be the customer's. */
  isEmailVerified: boolean
}
