export const submissionEventKinds = ['received', 'status', 'note', 'reply', 'consent'] as const

/** One line of what became of an enquiry or a message. */
export type SubmissionEvent = {
  id: string
  at: string
  /** The e-mail of the one who did it; null for the visitor. */
  by: string | null
  kind: (typeof submissionEventKinds)[number]
  text: string
}
