export type CataloguesTable = {
  category: string
  /** Names the PDF by its content. */
  fileKey: string
  originalName: string
  bytes: number
  changedAt: string
}
