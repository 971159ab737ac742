/** One row for each version. The highest is the present one. */
export type CompanyVersionsTable = {
  version: number
  /** The whole profile as JSON. */
  profile: string
  /** The version that this one restored. */
  restored: number | null
  accountId: string | null
  changedAt: string
}
