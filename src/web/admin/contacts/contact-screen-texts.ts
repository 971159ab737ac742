/** What the screen of the contacts says where the server says nothing, or above what it says. */
export const contactScreenTexts = {
  loading: 'Loading contacts...',
  passwordFailed: 'Failed to save the password',
  generateFailed: 'Failed to generate the password',
  noEmail: 'This customer has no e-mail: tell them this password yourself.',
  replaceQuestion: 'Replace the password of this customer?',
  replace: 'Replace Password',
} as const

export function replaceHint(gstNumber: string) {
  return `A customer account with the GST number ${gstNumber} exists. Its password will be replaced: the present one and all its sign-ins end at once. Where its e-mail is known, the new password is sent there.`
}
