/** For the fields that every public form has. */
export const submissionLimits = { name: 120, company: 200, message: 5000 } as const

export const submissionMessages = {
  nameRequired: 'Name is required',
  phoneRequired: 'Phone number is required',
  phoneInvalid: 'Please enter a valid phone number (10-15 digits)',
  messageRequired: 'Message is required',
} as const

/** The wording that a person agrees to, stored with the time of the consent. */
export const marketingWordingVersion = 1
export const marketingWording =
  'Send me offers and news by e-mail now and then. I can end this at any time.'
