/** How long personal data is stored, where no owner decides: the clean-up and the privacy page both read it here. */
export const retention = {
  /** Forms of one network address are counted over this time. */
  formMinutes: 10,
  /** Failed sign-ins, with their network address. */
  failedSignInMinutes: 60,
  /** A browser and its network, as a hash, from which somebody of the office has signed in. */
  deviceDays: 365,
  /** A network address of a sign-in. */
  knownAddressDays: 30,
  /** Rule 8(3) of the DPDP Rules, 2025: a year at least. Leap years have 366 days. */
  leastEmailDays: 366,
  /** Rule 14 of the DPDP Rules, 2025. */
  mostRequestDays: 90,
  /** What an administrator has deleted can be restored so long. */
  trashDays: 30,
  /** Of how often products were opened and words searched for: the charts of the office show 90 days. */
  leastUsageDays: 91,
  /** A customer is warned so long before an unused account is deleted. */
  accountWarningDays: 30,
} as const

/** What an owner sets under Company. */
export type Retention = {
  /** Within which a request about personal data is answered. */
  requestDays: number
  /** After the last that happened to them. Null: until the office deletes them. */
  enquiryMonths: number | null
  messageMonths: number | null
  emailDays: number
  networkDays: number
  /** After its last use. Null: until the office deletes it. */
  accountMonths: number | null
  usageDays: number
}
