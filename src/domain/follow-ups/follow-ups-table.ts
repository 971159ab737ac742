/** The columns that enquiries and messages have for it. */
export type FollowUpColumns = {
  /** The account that answers it. */
  assigneeId: string | null
  /** A day in India, as `2026-11-22`. */
  followUpOn: string | null
}
