import type { Role } from '#contract/accounts/permissions.ts'
import type { PersonState } from '#contract/people/person.ts'

export type AccountsTable = {
  id: string
  /** Trimmed and in small letters; unique. */
  email: string
  /** What colleagues call the person. */
  name: string | null
  passwordHash: string
  passwordChangedAt: string
  createdAt: string
  role: Role
  state: AccountState
  lastSignedInAt: string | null
}

/** A removed account stays, because the audit, notes and replies name it. */
type AccountState = PersonState | 'removed'

export type SessionsTable = {
  id: string
  tokenHash: string
  accountId: string
  startedAt: string
  lastUsedAt: string
  browser: string
  /** When it last proved whose it is, after the sign-in. */
  confirmedAt: string | null
}

/** A browser in a network, as a hash, from which an account has signed in. */
export type AccountDevicesTable = { accountId: string; deviceHash: string; lastAt: string }

/** A link to set a password, after a request or an invitation: one for each account, the newest. */
export type PasswordResetsTable = {
  accountId: string
  tokenHash: string
  createdAt: string
  expiresAt: string
}

export type SecondFactorsTable = {
  accountId: string
  /** Encrypted, as each sign-in needs it. */
  secret: string
  createdAt: string
  /** Null until a first code has shown that the app has the secret. */
  confirmedAt: string | null
  /** Of the last code that was used. */
  lastStep: number
}

/** Deleted when it is used. */
export type RecoveryCodesTable = { codeHash: string; accountId: string }
