/** The page that ends offers; its link stands in every e-mail to a person who agreed to them. */
export const stopOffersPath = '/offers/stop'

export const consentMessages = {
  withdrawn: 'Consent to offers withdrawn',
  alertWithdrawn: 'Consent to the e-mail withdrawn',
  notFound: 'Consent not found',
  none: 'No consents found',
  listFailed: 'Failed to fetch the consents',
  loading: 'Loading the consents...',
  downloadFailed: 'Failed to download the consents',
  withdrawFailed: 'Failed to withdraw the consent',
  stopLink: 'Stop offers and news by e-mail',
} as const

/** The forms with a box: two for offers, one for the e-mail that a product is in stock again. */
export const consentSources = ['enquiry', 'contact', 'stock-alert'] as const
export type ConsentSource = (typeof consentSources)[number]

/** Agreement to e-mails, as given with one form. */
export type Consent = {
  id: string
  agreedAt: string
  wording: string
  withdrawnAt: string | null
}

export const consentStates = ['valid', 'withdrawn'] as const
export type ConsentState = (typeof consentStates)[number]

export const consentStateTexts: Record<ConsentState, string> = {
  valid: 'Valid',
  withdrawn: 'Withdrawn',
}

export const consentSourceTexts: Record<ConsentSource, string> = {
  enquiry: 'Enquiry form',
  contact: 'Contact form',
  'stock-alert': 'Form “Tell me when it is back”',
}

/** Ended by the person or the office, or used up by the one e-mail that it allowed. */
export const endedTexts: Record<ConsentSource, string> = {
  enquiry: 'Withdrawn',
  contact: 'Withdrawn',
  'stock-alert': 'Ended',
}

/** A line of the ledger: who agreed to which words, where and when. */
export type ConsentEntry = Consent & {
  email: string
  wordingVersion: number
  source: ConsentSource
  /** Of the submission with which it was given. */
  submissionId: string
  reference: string | null
  /** The submission was deleted, and can be restored. */
  isInTrash: boolean
  /** The name of the product for which somebody still waits. */
  product: string | null
}

/** What the link in an e-mail shows of its reader's agreement to offers. */
export type OffersState = {
  /** Shortened, because the e-mail may be forwarded and the page must not disclose the address. */
  email: string
  agreedAt: string
  wording: string
  withdrawnAt: string | null
}
