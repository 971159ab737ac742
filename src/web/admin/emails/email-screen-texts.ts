/** What the screen of the e-mails says where the server says nothing, or above what it says. */
export const emailScreenTexts = {
  loading: 'Loading e-mails...',
  listFailed: 'Failed to fetch e-mails',
  sendFailed: 'Failed to send the e-mail again',
  noMailHint:
    'E-mails wait here until SMTP_URL, MAIL_FROM and SALES_EMAIL are set. Until then, write to people yourself.',
} as const
