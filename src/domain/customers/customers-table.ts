export type CustomersTable = {
  id: string
  /** What the customer signs in as: the GST number, or the e-mail while none is known. */
  userId: string
  gstNumber: string | null
  name: string | null
  email: string | null
  passwordHash: string
  passwordSetAt: string
  createdAt: string
}

export type CustomerSessionsTable = {
  tokenHash: string
  customerId: string
  startedAt: string
}
