import { ownPasswordLimits, ownPasswordMessages } from './own-password.ts'

export const customerLimits = {
  gstNumber: 30,
  password: 6,
  generatedPassword: 8,
  ...ownPasswordLimits,
} as const

export const customerMessages = {
  ...ownPasswordMessages,
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
  suspended: 'Customer account suspended. The customer cannot sign in.',
  reinstated: 'Customer account is active again',
  suspendFailed: 'Failed to change the customer account',
  taken: 'Another customer has this GST number or e-mail already',
  ofAnotherEmail:
    'The customer account with this GST number has another e-mail address. If the sender is that customer, renew the password of the account under Customers; otherwise correct the number.',
  accountExists:
    'A customer account with this GST number exists. Its password has not been replaced: please confirm that it should be.',
  noEmail: 'No e-mail of this customer is known: tell the customer this password yourself.',
  signedOut: 'Signed out',
  signedOutEverywhere: 'Signed out everywhere',
  ownPasswordShort: `Password must be at least ${customerLimits.ownPassword} characters`,
  passwordRepeats:
    'A password of one repeated character is too easy to guess. Please choose another.',
  passwordCommon: 'This is one of the most common passwords. Please choose another.',
  passwordHasUserId:
    'The password must not contain your GST number or your e-mail. Please choose another.',
  passwordHasCompany:
    'The password must not contain the name of our company. Please choose another.',
  passwordIsOld: 'This is the password you have now. Please choose another.',
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

export function passwordExpired(phone: string) {
  return `This password has expired. Ask for a new link on the page “Your password”, or call us on ${phone}.`
}

export function accountSuspended(phone: string) {
  return `Your account is suspended. Please call us on ${phone}.`
}

export function passwordSentTo(email: string) {
  return `The new password and a link to set another will be sent to ${email}.`
}
