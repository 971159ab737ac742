export type SentCataloguesTable = {
  emailId: string
  /** Names the PDF by its content. */
  fileKey: string
  bytes: number
}
