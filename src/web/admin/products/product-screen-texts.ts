/** What the product screens say where the server says nothing, or above what it says. */
export const productScreenTexts = {
  readFailed: 'Failed to fetch product',
  deleteFailed: 'Failed to delete product',
  updateFailed: 'Error updating product. Please try again.',
  loadingOne: 'Loading product...',
} as const
