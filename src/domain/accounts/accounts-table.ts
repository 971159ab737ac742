export type AccountsTable = {
  id: string
  /** Trimmed and in small letters; unique. */
  email: string
  passwordHash: string
  passwordChangedAt: string
  createdAt: string
}

export type SessionsTable = {
  id: string
  tokenHash: string
  accountId: string
  startedAt: string
  lastUsedAt: string
  browser: string
}
