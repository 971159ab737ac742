import type { Role } from '#contract/accounts/permissions.ts'

export type AccountsTable = {
  id: string
  /** Trimmed and in small letters; unique. */
  email: string
  passwordHash: string
  passwordChangedAt: string
  createdAt: string
  role: Role
}

export type SessionsTable = {
  id: string
  tokenHash: string
  accountId: string
  startedAt: string
  lastUsedAt: string
  browser: string
}

/** A link that was sent to set a new password: one for each account, the newest. */
export type PasswordResetsTable = {
  accountId: string
  tokenHash: string
  createdAt: string
}
