/** An account of the office. */
export type Colleague = {
  id: string
  email: string
  /** The name, or the e-mail address without one; both where the name alone could mean somebody else. */
  shownName: string
}

/** Who answers an enquiry or a message, and on which day somebody returns to it. */
export type FollowUp = {
  assignee: Colleague | null
  /** A day in India, as `2026-11-22`. */
  followUpOn: string | null
}

export const followUpMessages = {
  stored: 'Follow-up saved',
  failed: 'Failed to save the follow-up',
  unknownColleague: 'There is no account with this id',
  badDay: 'The follow-up must be a date, such as 2026-11-22',
  pastDay: 'This day has passed. Choose today or a later day.',
  nothing: 'Give an assignee, a follow-up date, or both',
} as const
