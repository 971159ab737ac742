export const submissionEventKinds = [
  'received',
  'read',
  'status',
  'note',
  'reply',
  'email',
  'consent',
  'deleted',
  'restored',
] as const

/** One line of the history of an enquiry or a message. */
export type SubmissionEvent = {
  id: string
  at: string
  /** The e-mail of the one who did it; null for the visitor and for the system. */
  by: string | null
  kind: (typeof submissionEventKinds)[number]
  /** The status, the text of a note or a reply, or which e-mail it was. */
  text: string
  /** The status before. */
  from: string | null
}
