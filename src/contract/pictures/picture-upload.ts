/** What one upload of several pictures may hold. */
export const pictureUploadLimits = {
  files: 10,
  /** The largest file that is taken. */
  bytes: 5_242_880,
} as const

export const pictureUploadMessages = {
  notImage: (name: string) => `File ${name} is not an image`,
  tooLarge: (name: string) => `File ${name} exceeds 5MB limit`,
  tooManyPixels: (name: string) =>
    `File ${name} has too many pixels: 50 million are the most an image can have`,
  tooMany: 'Maximum 10 images can be uploaded at once',
  none: 'No valid image files selected',
} as const

/** A file of an upload that was not taken, and why. The others are kept. */
export type RefusedFile = { name: string; message: string }
