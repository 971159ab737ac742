export type WebhooksTable = {
  id: string
  url: string
  /** Encrypted, as each call is signed with it. */
  secret: string
  /** A list of types, as JSON. */
  events: string
  /** Null while it is called. */
  pausedAt: string | null
  /** The number of the last event of the audit that was looked at for it. */
  seen: number
  createdAt: string
}

export type WebhookDeliveriesTable = {
  id: string
  webhookId: string
  type: string
  /** What is sent, byte for byte at each try. */
  body: string
  /** The records it is about, as JSON. */
  ids: string
  createdAt: string
  /** Null once it was delivered or given up. */
  nextTryAt: string | null
  /** Until when a process has it. */
  claimedUntil: string
  attempts: number
  deliveredAt: string | null
  givenUpAt: string | null
  status: number | null
  error: string | null
}
