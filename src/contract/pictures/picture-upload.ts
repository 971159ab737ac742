/** What one upload of several pictures may hold. */
export const pictureUploadLimits = {
  files: 10,
  /** The largest file that is taken. */
  bytes: 5_242_880,
  pixels: 50_000_000,
  /** Of the longer side, in pixels. */
  side: 20_000,
  /** What decoding may hold in memory, by the facts in the file's header. */
  decodedBytes: 250_000_000,
} as const

export const pictureUploadMessages = {
  notImage: (name: string) => `File ${name} is not an image`,
  tooLarge: (name: string) => `File ${name} exceeds 5MB limit`,
  tooManyPixels: (name: string) =>
    `File ${name} has too many pixels: 50 million are the most an image can have. Make it smaller, and upload it again.`,
  tooLong: (name: string) =>
    `File ${name} is too long: an image can be at most 20,000 pixels wide and 20,000 high. Crop it or make it smaller, and upload it again.`,
  tooLargeDecoded: (name: string) =>
    `File ${name} needs more than 250 MB of memory to open. Save it with fewer pixels, or with 8 bits per channel and without interlacing (for a JPEG: not as progressive), and upload it again.`,
  tooMany: 'Maximum 10 images can be uploaded at once',
  oneImage: 'Please choose one image',
  none: 'No valid image files selected',
} as const

/** A rejected file of an upload, and the reason. The others are stored. */
export type RefusedFile = { name: string; message: string }
