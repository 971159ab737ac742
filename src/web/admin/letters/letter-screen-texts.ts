/** What the screen of the letters says where the server says nothing, or above what it says. */
export const letterScreenTexts = {
  loading: 'Loading letters...',
  listFailed: 'Failed to fetch letters',
  sendFailed: 'Failed to send the letter again',
  noMailHint:
    'Letters wait here until SMTP_URL, MAIL_FROM and SALES_EMAIL are set. Until then, write to people yourself.',
} as const
