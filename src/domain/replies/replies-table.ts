export type RepliesTable = {
  id: string
  /** The id of an enquiry or of a message. */
  submissionId: string
  accountId: string
  subject: string
  text: string
  at: string
}
