/** A sign-in that has failed, or is being tried: counted before the password is looked at. */
export type SignInAttemptsTable = {
  id: string
  /** Whose account was tried: an administrator's e-mail, or `customer:` and a customer's user ID. */
  email: string
  address: string
  at: string
}
