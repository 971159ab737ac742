/** A change of an enquiry or a message among others. What is absent stays as it is. */
export type SubmissionChange<Status> = {
  id: string
  status?: Status | undefined
  /** Null assigns it to nobody. */
  assigneeId?: string | null | undefined
}

/** In one transaction, for which other writes wait, and in one request, which has a limit of 64 KB. */
export const changedAtOnce = 500
