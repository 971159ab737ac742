/** What is set of several enquiries or messages. What is absent stays as it is. */
export type SubmissionChange<Status> = {
  status?: Status | undefined
  /** Null assigns them to nobody. */
  assigneeId?: string | null | undefined
}

/** One that an undo left as it is, because somebody has changed it since. */
export type RefusedSubmission = { id: string; reference: string }

/** By their ids, in one request, which has a limit of 64 KB. By a query as many as it finds. */
export const changedAtOnce = 500

export const submissionChangeMessages = {
  unknownChange: 'This change does not exist',
  undoFailed: 'The change was not undone',
} as const
