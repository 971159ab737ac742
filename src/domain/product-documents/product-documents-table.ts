import type { DocumentKind } from '#contract/product-documents/product-document.ts'

export type ProductDocumentsTable = {
  id: string
  productId: string
  place: number
  kind: DocumentKind
  title: string
  /** Names the PDF by its content. */
  fileKey: string
  bytes: number
  createdAt: string
  /** In the trash since then. */
  deletedAt: string | null
}
