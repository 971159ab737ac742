export const emailStates = ['waiting', 'sent', 'failed'] as const
export type EmailState = (typeof emailStates)[number]

/** The texts of the states. A failed e-mail is not tried again unless an administrator sends it again. */
export const emailStateTexts: Record<EmailState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
}

/** How the office's list is sorted; the first is the usual order. */
export const emailSorts = [
  'newest',
  'oldest',
  'subject',
  '-subject',
  'recipient',
  '-recipient',
] as const

export const emailKinds = [
  'enquiry-announcement',
  'enquiry-acknowledgement',
  'enquiry-reply',
  'contact-announcement',
  'contact-acknowledgement',
  'contact-reply',
  'catalogue',
  'stock-alert',
  'customer-password',
  'customer-password-link',
  'customer-password-changed',
  'customer-account-unused',
  'data-request-confirmation',
  'data-request-announcement',
  'data-request-response',
  'data-erased',
  'invitation',
  'password-reset',
  'password-changed',
  'second-factor-changed',
  'new-device',
  'sign-in-warning',
  'test',
] as const
export type EmailKind = (typeof emailKinds)[number]

/** How the office calls them. */
export const emailKindTexts: Record<EmailKind, string> = {
  'enquiry-announcement': 'Enquiry, to sales',
  'enquiry-acknowledgement': 'Enquiry, to the sender',
  'enquiry-reply': 'Reply to an enquiry',
  'contact-announcement': 'Contact, to sales',
  'contact-acknowledgement': 'Contact, to the sender',
  'contact-reply': 'Reply to a message',
  catalogue: 'Catalogue, to the customer',
  'stock-alert': 'In stock again, to the visitor',
  'customer-password': 'Password, to the customer',
  'customer-password-link': 'Link to set a password, to the customer',
  'customer-password-changed': 'Password changed, to the customer',
  'customer-account-unused': 'Account will be deleted, to the customer',
  'data-request-confirmation': 'Confirmation of a data request, to the person',
  'data-request-announcement': 'Data request, to sales',
  'data-request-response': 'Answer to a data request, to the person',
  'data-erased': 'Data deleted, to the person',
  invitation: 'Invitation to the back office',
  'password-reset': 'Password reset, to the administrator',
  'password-changed': 'Password changed, to the administrator',
  'second-factor-changed': 'Second factor changed, to the account',
  'new-device': 'New device, to the account',
  'sign-in-warning': 'Sign-in warning, to the account',
  test: 'Test',
}

export const emailLimits = { subject: 200, error: 500 } as const

/** Used instead of a recipient's address: SALES_EMAIL replaces it when the e-mail is sent. */
export const salesRecipient = 'sales'

/** Shown in an e-mail instead of its secret, which is inserted when it is sent. */
export const hiddenSecret = '••••••'

export const emailMessages = {
  none: 'No e-mails found',
  notFound: 'E-mail not found',
  sentAgain: 'The e-mail will be sent again.',
  testOnItsWay: 'A test e-mail to your address is on its way.',
  wasSent: 'This e-mail has been sent already.',
  secretGone: 'The password in this e-mail has been erased. Set a new one.',
  linkGone: 'The link in this e-mail has been erased. The customer can ask for a new one.',
  noMail: 'No mail is set up.',
} as const

/** An e-mail as the office sees it. */
export type OutboxEmail = {
  id: string
  kind: EmailKind
  /** An address, or `sales`. */
  recipient: string
  subject: string
  /** As plain text, its secret hidden. */
  text: string
  /** The names of the files that go out with it. */
  attachments: string[]
  state: EmailState
  attempts: number
  createdAt: string
  /** When it is tried next; null where it is not. */
  nextTryAt: string | null
  lastError: string | null
  sentAt: string | null
  /** False for an e-mail that was sent, or whose secret has been erased. */
  canBeSent: boolean
}

/** Why an e-mail cannot be sent again: what it held was erased. */
export function erasedTextOf(kind: EmailKind) {
  return kind === 'customer-password-link' ? emailMessages.linkGone : emailMessages.secretGone
}
