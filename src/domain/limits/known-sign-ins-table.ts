/** A network address from which somebody has signed in to an account, of an administrator or a customer. */
export type KnownSignInsTable = {
  accountId: string | null
  customerId: string | null
  address: string
  /** At most a day older than the last sign-in from there. */
  lastAt: string
}
