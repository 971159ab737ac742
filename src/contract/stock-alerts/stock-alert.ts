import type { StockStatus } from '../products/product.ts'

/** The form, and the page that its links lead to. */
export const stockAlertPath = '/products-back-in-stock'

export const stockAlertLimits = {
  /** For one e-mail address at a time. */
  ofPerson: 20,
  /** A request that could not be met by then is deleted. */
  months: 12,
  /** A change of the stock that is taken back within this time tells nobody. */
  pauseMinutes: 10,
} as const

export const stockAlertTitle = 'Tell me when it is back'

export const stockAlertWordingVersion = 1
export const stockAlertWording =
  'E-mail me once when this product is in stock again. I can withdraw this at any time.'

export const stockAlertMessages = {
  notAgreed: 'Please tick the box, so that we may e-mail you',
  isInStock: 'This product is in stock. Send us an enquiry to order it.',
  tooMany: `We tell one e-mail address of at most ${stockAlertLimits.ofPerson} products at a time.`,
  stopLink: 'Stop e-mails about products that are back in stock',
} as const

/** What can be ordered ahead as a Pre Order was never in stock. */
export function isAwaited(stockStatus: StockStatus) {
  return stockStatus === 'Out of Stock' || stockStatus === 'Back Order'
}

/** What the link of a request shows: the names of the products that it is about. */
export type OwnStockAlerts = {
  /** True where it ends all that the e-mail address waits for. */
  isOfAll: boolean
  products: string[]
}
