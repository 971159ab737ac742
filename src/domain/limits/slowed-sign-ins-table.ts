/** An account with too many failures: from unknown addresses its password is checked now and then only. */
export type SlowedSignInsTable = {
  /** As in `sign_in_attempts`. */
  email: string
  nextCheckAt: string
  /** When its owner last got an e-mail about it. */
  warnedAt: string | null
}
