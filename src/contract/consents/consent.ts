/** The page that ends offers; its link stands in every e-mail to a person who agreed to them. */
export const stopOffersPath = '/offers/stop'

export const consentMessages = {
  withdrawn: 'Consent to offers withdrawn',
  notFound: 'Consent not found',
  withdrawFailed: 'Failed to withdraw the consent',
  stopLink: 'Stop offers and news by e-mail',
} as const

/** Agreement to offers, as given with one enquiry or contact message. */
export type Consent = {
  id: string
  agreedAt: string
  wording: string
  withdrawnAt: string | null
}

/** What the link in an e-mail shows of its reader's agreement to offers. */
export type OffersState = {
  /** Shortened, because the e-mail may be forwarded and the page must not disclose the address. */
  email: string
  agreedAt: string
  wording: string
  withdrawnAt: string | null
}
