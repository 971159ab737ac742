export const catalogueLimits = {
  /** A catalogue has to be smaller than this. */
  bytes: 10 * 1024 * 1024,
  accept: 'application/pdf,.pdf',
} as const

export const catalogueMessages = {
  noPdf: 'Please upload a PDF file for the category catalogue',
  tooLarge: 'Catalogue size should be less than 10MB',
  noCategory: 'Please select a category before uploading a catalogue',
  uploaded: 'Catalogue uploaded successfully!',
  deleted: 'Catalogue deleted successfully!',
  fetchFailed: 'Failed to fetch category catalogue',
  uploadFailed: 'Failed to upload category catalogue',
  deleteFailed: 'Failed to delete catalogue',
  outdated: (count: number) =>
    count === 1
      ? 'Older than its products: 1 has changed since it was uploaded.'
      : `Older than its products: ${count} have changed since it was uploaded.`,
  noCategoryToRestore: (category: string) =>
    `There is no category ${category} any more: restore it first, then its catalogue.`,
  none: 'There is no catalogue for this category yet',
  made: 'No PDF is uploaded for this category: visitors get one made of its products.',
} as const

/** The PDF of one category. Its address changes with its content. */
export type Catalogue = { url: string; originalName: string }

export type CategoryCatalogue = Catalogue & { category: string }
