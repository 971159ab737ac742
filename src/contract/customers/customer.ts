import { siteProfile } from '../site/site-profile.ts'

export const customerLimits = {
  gstNumber: 30,
  password: 6,
  longestPassword: 1024,
  generatedPassword: 8,
  /** What customers choose themselves. */
  ownPassword: 8,
  /** A password that the office makes works so long, unless the customer sets another. */
  initialPasswordDays: 30,
  /** A link to set a password works so long, once. */
  linkHours: 24,
  /** Links that one account can request in 24 hours. */
  requestedLinks: 3,
} as const

const { phone } = siteProfile

export const customerMessages = {
  gstRequired: 'Please enter a GST number',
  gstDoubtful: 'This does not look like a valid GST number. Please check it with the customer.',
  gstLong: `GST number can have at most ${customerLimits.gstNumber} characters`,
  passwordMissing: 'Please generate or enter a password',
  passwordRequired: 'Password is required',
  passwordShort: `Password must be at least ${customerLimits.password} characters`,
  passwordLong: `Password can have at most ${customerLimits.longestPassword} characters`,
  passwordHint: 'This password will be sent to the customer for accessing their account.',
  noMail: 'No mail is set up: tell the customer this password yourself.',
  signInWrong: 'Invalid GST number or password',
  passwordSet: 'Password saved',
  passwordMade: 'Password generated',
  notFound: 'Customer account not found',
  deleted: 'Customer account deleted',
  deleteFailed: 'Failed to delete the customer account',
  taken: 'Another customer has this GST number or e-mail already',
  accountExists:
    'A customer account with this GST number exists. Its password has not been replaced: please confirm that it should be.',
  noEmail: 'No e-mail of this customer is known: tell the customer this password yourself.',
  signedOut: 'Signed out',
  passwordExpired: `This password has expired. Ask for a new link on the page “Your password”, or call us on ${phone.shown}.`,
  ownPasswordShort: `Password must be at least ${customerLimits.ownPassword} characters`,
  passwordRepeats:
    'A password of one repeated character is too easy to guess. Please choose another.',
  passwordCommon: 'This is one of the most common passwords. Please choose another.',
  passwordHasUserId:
    'The password must not contain your GST number or your e-mail. Please choose another.',
  passwordHasCompany:
    'The password must not contain the name of our company. Please choose another.',
  passwordIsOld: 'This is the password you have now. Please choose another.',
  passwordsDiffer: 'The two new passwords are not the same',
  passwordChanged: 'Your password has been changed. All sign-ins to this account have ended.',
  linkRequested: `If we know this account and its e-mail, an e-mail with a link is on its way. If none arrives, call us on ${phone.shown}.`,
  linkDead: `This link does not work any more: it was used, replaced by a newer one, or is older than ${customerLimits.linkHours} hours. Ask for a new one.`,
  linkNeedsMail: `No link can be sent at the moment. Call us on ${phone.shown}, and we will give you a new password.`,
} as const

/** An account, as the list of generated passwords names it. */
export type CustomerRow = { gstNumber: string; date: string }

/** An account as the office sees it. */
export type CustomerAccount = {
  id: string
  gstNumber: string | null
  name: string | null
  email: string | null
  passwordSetAt: string
}

/** Who signed in. */
export type SignedInCustomer = {
  gstNumber: string | null
  name: string | null
  email: string | null
}

export function passwordSentTo(email: string) {
  return `The new password and a link to set another will be sent to ${email}.`
}
