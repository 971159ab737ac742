export type CataloguesTable = {
  category: string
  /** Names the PDF by its content. */
  fileKey: string
  originalName: string
  bytes: number
  changedAt: string
}

/** One that was deleted or replaced, which its category can get back. */
export type DeletedCataloguesTable = CataloguesTable & {
  id: string
  deletedAt: string
}
