/** One request for an e-mail when a product is in stock again. Its consent has the same id as submission. */
export type StockAlertsTable = {
  id: string
  productId: string
  /** In lower case. */
  email: string
  /** Of the link by which it is withdrawn. */
  tokenHash: string
  requestedAt: string
}
