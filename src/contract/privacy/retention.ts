/** How long personal data is stored: the clean-up and the privacy page both read it here. */
export const retention = {
  /** Forms of one network address are counted over this time. */
  formMinutes: 10,
  /** Failed sign-ins, with their network address. */
  failedSignInMinutes: 60,
  /** A network address of a sign-in. */
  knownAddressDays: 30,
  /** The network of a failed sign-in to the back office, in the audit. */
  auditNetworkDays: 90,
  /** Rule 8(3) of the DPDP Rules, 2025: a year at least, and then it has to go. Leap years have 366 days. */
  emailDays: 366,
  /** What an administrator has deleted can be restored so long. */
  trashDays: 30,
  /** How often products were opened and words searched for: the charts of the office show 90 days. */
  usageDays: 100,
} as const
