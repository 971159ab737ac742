/** For the fields that every public form has. */
export const submissionLimits = { name: 120, company: 200, message: 5000 } as const

export const submissionMessages = {
  nameRequired: 'Name is required',
  phoneRequired: 'Phone number is required',
  phoneInvalid: 'Please enter a valid phone number (10-15 digits)',
  messageRequired: 'Message is required',
} as const

/** The wording that a person agrees to, stored with the time of the consent. */
export const marketingWordingVersion = 2
export const marketingWording = 'E-mail me offers and news. I can unsubscribe at any time.'
