import { retention } from '#contract/privacy/retention.ts'
import { day, hour, minute } from '#platform/clock/clock.ts'

/** At most `most` within a window, counted for each subject. */
export type CountedLimit = { kind: string; most: number; window: number }

export const countedLimits = {
  submissionsFromAddress: {
    kind: 'submissions-from-address',
    most: 20,
    window: retention.formMinutes * minute,
  },
  acknowledgementsToMailbox: { kind: 'acknowledgements-to-mailbox', most: 3, window: day },
  /** Of their own: whoever has asked about products can still ask for their data. */
  dataRequestsOfMailbox: { kind: 'data-requests-of-mailbox', most: 3, window: day },
  acknowledgementsOfSite: { kind: 'acknowledgements-of-site', most: 60, window: hour },
} as const satisfies Record<string, CountedLimit>
