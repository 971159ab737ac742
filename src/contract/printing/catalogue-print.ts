export const catalogueLayouts = ['pictures', 'prices'] as const
export type CatalogueLayout = (typeof catalogueLayouts)[number]

export const layoutTexts: Record<CatalogueLayout, string> = {
  pictures: 'List with images',
  prices: 'Price list',
}

export const catalogueOrders = ['newest', 'name', 'price', '-price'] as const
export type CatalogueOrder = (typeof catalogueOrders)[number]

export const orderTexts: Record<CatalogueOrder, string> = {
  newest: 'Newest first',
  name: 'Name',
  price: 'Price, lowest first',
  '-price': 'Price, highest first',
}

export const printLimits = {
  /** More are left out, and the cover says so. */
  products: 500,
  /** Of a list that a visitor has filtered. */
  ofVisitor: 200,
  customer: 120,
  text: 5000,
  /** Of a catalogue that is sent by e-mail. */
  bytes: 10 * 1024 * 1024,
} as const

export const printMessages = {
  noProducts: 'None of these products is on the site, so there is nothing to print',
  choose: 'Choose products by their ids or by a query',
  tooMany: `Choose at most ${printLimits.products} products`,
  customerTooLong: `A name on the cover can have at most ${printLimits.customer} characters`,
  noSubject: 'Please write a subject',
  noText: 'Please write a text',
  textTooLong: `A text can have at most ${printLimits.text} characters`,
  busy: 'Many catalogues are being made. Please try again in a moment.',
  failed: 'Failed to make the catalogue',
  sendFailed: 'Failed to send the catalogue',
  sent: 'The catalogue will be sent by e-mail.',
  noMail: 'No mail is set up, so nothing can be sent. Download the catalogue instead.',
  tooLarge:
    'The catalogue is larger than 10MB, which many mailboxes refuse. Choose fewer products.',
} as const
