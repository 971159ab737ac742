const catalogueLayouts = ['pictures', 'prices'] as const
export type CatalogueLayout = (typeof catalogueLayouts)[number]

const catalogueOrders = ['newest', 'name', 'price', '-price'] as const
export type CatalogueOrder = (typeof catalogueOrders)[number]

export const printLimits = {
  /** More are left out, and the cover says so. */
  products: 500,
  customer: 120,
  subject: 200,
  text: 5000,
} as const

export const printMessages = {
  noProducts: 'None of these products is on the site, so there is nothing to print',
  choose: 'Choose products by their ids or by a query',
  tooMany: `Choose at most ${printLimits.products} products`,
  busy: 'Many catalogues are being made. Please try again in a moment.',
  failed: 'The PDF could not be made. Please try again.',
  sent: 'The catalogue will be sent by e-mail.',
  noMail: 'No mail is set up, so nothing can be sent. Download the catalogue instead.',
  tooLarge:
    'The catalogue is larger than 10MB, which many mailboxes refuse. Choose fewer products.',
} as const
