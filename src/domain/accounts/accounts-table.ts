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

/** A sign-in that has failed, or is being tried: counted before the password is looked at. */
export type SignInAttemptsTable = {
  id: string
  email: string
  address: string
  at: string
}
