export const productLimits = {
  spec: 500,
  specs: 100,
  specsOnCard: 4,
  pictures: 10,
  /** A picture has to be smaller than this. */
  pictureBytes: 5 * 1024 * 1024,
  /** How many products can be deleted at once. */
  withdrawn: 200,
  /** How many with the same brand and model number are named. */
  alike: 3,
} as const

export const productMessages = {
  required: 'Please fill in all required fields',
  added: 'Product added successfully!',
  addedNamed: (name: string) => `${name} has been added.`,
  updated: 'Product updated successfully!',
  deleted: 'Product deleted successfully!',
  deletedSeveral: (count: number) => `${count} product(s) deleted successfully!`,
  notFound: 'Product not found',
  changedMeanwhile: 'This product was changed by someone else while you were editing it.',
  versionUnknown: 'This version of the product does not exist',
  noPicture: 'Please upload at least one product image',
  notPicture: 'Only image files are allowed',
  pictureTooLarge: 'Image size should be less than 5MB',
  tooManyPictures: 'Maximum 10 images per product',
  pictureTooManyPixels:
    'This image has too many pixels: 50 million are the most. Make it smaller, and upload it again.',
  pictureTooLong:
    'This image is too long: it can be at most 20,000 pixels wide and 20,000 high. Crop it or make it smaller, and upload it again.',
  pictureTooLargeDecoded:
    'This image needs more than 250 MB of memory to open. Save it with fewer pixels, or with 8 bits per channel and without interlacing (for a JPEG: not as progressive), and upload it again.',
} as const

export const featuredMessages = {
  failed: 'Failed to load featured products',
  none: 'No featured products at the moment',
} as const

/** More than people step through. */
export const mostFeatured = 24

export const featuredOrderMessages = {
  tooMany: `Home features at most ${mostFeatured} products`,
  /** Of products that were featured when they were deleted or changed. */
  notFeatured(names: string[]) {
    const [first = '', ...others] = names
    const named = others.length > 0 ? `${first} and ${others.length} more are` : `${first} is`
    return `${named} not featured any more, since Home features at most ${mostFeatured} products.`
  },
  stored: 'The new order is saved',
  failed: 'Failed to save the order',
} as const

/** What was done, and which products are not featured after it. */
export function withNotFeatured(done: string, names: string[]) {
  return names.length > 0 ? `${done} ${featuredOrderMessages.notFeatured(names)}` : done
}
