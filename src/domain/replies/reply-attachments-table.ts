export type AttachmentFile = {
  /** A file of its own, or the catalogue of a category. */
  fileKey: string
  name: string
  /** Of its content. */
  type: string
  bytes: number
}

export type ReplyAttachmentsTable = AttachmentFile & {
  id: string
  replyId: string
}
