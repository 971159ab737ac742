/** What is wrong with what a server has stored, each thing once however often it is found. */
export type Findings = {
  /** Acknowledged, and not stored. */
  lost: Set<string>
  /** Sent once, or repeated, and stored more than once. */
  duplicated: Set<string>
  /** Other promises that were broken. */
  broken: Set<string>
  /** Stored without an acknowledgement, which is allowed. */
  unacknowledged: number
}

export function noFindings(): Findings {
  return { lost: new Set(), duplicated: new Set(), broken: new Set(), unacknowledged: 0 }
}
