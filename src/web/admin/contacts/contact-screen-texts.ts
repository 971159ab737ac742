/** What the screen of the contacts says where the server says nothing, or above what it says. */
export const contactScreenTexts = {
  loading: 'Loading contacts...',
  passwordFailed: 'Failed to save the password',
  generateFailed: 'Failed to generate the password',
  noEmail: 'This customer has no e-mail: tell them this password yourself.',
} as const
