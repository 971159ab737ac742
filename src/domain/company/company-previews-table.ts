/** One row for each account: a new preview replaces the one before. */
export type CompanyPreviewsTable = {
  accountId: string
  tokenHash: string
  /** As in `company_versions`. */
  profile: string
  expiresAt: string
}
