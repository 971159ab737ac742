export const documentKinds = ['manual', 'certificate', 'brochure', 'warranty', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const documentKindTexts: Record<DocumentKind, string> = {
  manual: 'Manual',
  certificate: 'Certificate',
  brochure: 'Brochure',
  warranty: 'Warranty terms',
  other: 'Other',
}

export const documentLimits = {
  ofProduct: 20,
  title: 120,
  /** A document has to be smaller than this. */
  bytes: 10 * 1024 * 1024,
  accept: 'application/pdf,.pdf',
} as const

export const documentMessages = {
  noTitle: 'Please enter a title',
  titleTooLong: `A title can have at most ${documentLimits.title} characters`,
  noKind: `The kind must be one of: ${documentKinds.join(', ')}`,
  noPdf: 'Please upload a PDF file',
  tooLarge: 'Document size should be less than 10MB',
  tooMany: `A product can have at most ${documentLimits.ofProduct} documents`,
  notFound: 'Document not found',
  none: 'No documents yet',
  added: 'Document added',
  changed: 'Document saved',
  deleted: (title: string) => `${title} was deleted.`,
  listFailed: 'Failed to fetch the documents',
  addFailed: 'Failed to add the document',
  changeFailed: 'Failed to save the document',
  deleteFailed: 'Failed to delete the document',
  downloadFailed: 'Failed to download the document',
} as const

/** A PDF of one product. Its address works while the product is on the site. */
export type ProductDocument = {
  id: string
  kind: DocumentKind
  title: string
  url: string
  bytes: number
}
