import type { Role } from '#contract/accounts/permissions.ts'

/** Deleted when it is revoked; the account stays, because the audit, notes and replies name it. */
export type ApiKeysTable = {
  accountId: string
  name: string
  role: Role
  keyHash: string
  ending: string
  createdBy: string
  createdAt: string
  expiresAt: string
  lastUsedAt: string | null
}
