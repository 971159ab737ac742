export const accountLimits = {
  signInPassword: 6,
  newPassword: 12,
  password: 1024,
  /** A session ends by itself after so long without use, and after so long in all. */
  idleHours: 12,
  sessionDays: 7,
} as const

export const accountMessages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  newPasswordShort: `Password must be at least ${accountLimits.newPassword} characters`,
  passwordLong: `Password can have at most ${accountLimits.password} characters`,
  wrongPassword: 'Your current password is not right',
  passwordsDiffer: 'The two new passwords are not the same',
  signInWrong: 'Invalid email or password',
  signInFailed: 'Login failed',
  signedOut: 'Signed out',
  passwordChanged: 'Password changed. All other sessions have ended.',
  sessionEnded: 'Session ended',
  otherSessionsEnded: 'All other sessions have ended',
  unauthorized: 'Please log in to continue',
  expired: 'Your session has expired. Please login again.',
} as const

export type SignedInUser = { email: string }

export type Session = { token: string; user: SignedInUser; expiresAt: string }

/** One place in which an administrator is signed in, as /admin/account lists it. */
export type SessionRow = {
  id: string
  startedAt: string
  lastUsedAt: string
  expiresAt: string
  browser: string
  isCurrent: boolean
}
