import type { Attachment } from './attachment.ts'

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
  'assigned',
  'follow-up',
] as const

/** One line of the history of an enquiry or a message. */
export type SubmissionEvent = {
  id: string
  at: string
  /** The one who did it, as colleagues read it; null for the visitor and for the system. */
  by: string | null
  kind: (typeof submissionEventKinds)[number]
  /**
   * The status, the text of a note or a reply, which e-mail it was, the assignee, or the day of the
   * follow-up; empty where somebody removed one of the last two.
   */
  text: string
  /** The status before. */
  from: string | null
  /** Of a reply that has some. */
  attachments?: Attachment[] | undefined
}
