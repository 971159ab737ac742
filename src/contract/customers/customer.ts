export const customerLimits = {
  gstNumber: 30,
  password: 6,
  longestPassword: 1024,
  generatedPassword: 8,
} as const

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
  taken: 'Another customer has this GST number or e-mail already',
} as const

/** An account, as the list of generated passwords names it. */
export type CustomerRow = { gstNumber: string; date: string }

/** Who signed in. */
export type SignedInCustomer = {
  gstNumber: string | null
  name: string | null
  email: string | null
}
