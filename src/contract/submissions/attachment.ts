/** What a reply can have with it. All of it goes out as one e-mail, which most servers take up to 25 MB. */
export const attachmentLimits = {
  files: 10,
  /** All of a reply, the catalogue included. */
  bytes: 10 * 1024 * 1024,
  accept: '.pdf,.jpg,.jpeg,.png,.webp,.docx,.xlsx,.pptx',
} as const

export const attachmentMessages = {
  tooMany: `A reply can have at most ${attachmentLimits.files} files`,
  tooLarge: 'All files of a reply together can have at most 10 MB, the catalogue included',
  chosen: (count: number) => `${count} ${count === 1 ? 'file' : 'files'} chosen`,
  cancelled: 'The upload was cancelled',
  empty: (name: string) => `“${name}” is empty`,
  wrongKind: (name: string) =>
    `“${name}” is neither a PDF, a JPEG, PNG or WebP image, nor a Word, Excel or PowerPoint file without macros`,
  noCatalogue: 'This category no longer has a catalogue. Send the reply without it.',
  notFound: 'Attachment not found',
  downloadFailed: 'Failed to download the attachment',
} as const

/** A file that went out with a reply, as its history names it. */
export type Attachment = { id: string; name: string; bytes: number }
