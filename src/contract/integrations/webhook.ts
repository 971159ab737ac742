/** What other programs are told of, without any personal data: they ask for it with an API key. */
export const webhookEvents = [
  'enquiry.received',
  'enquiry.changed',
  'enquiry.deleted',
  'message.received',
  'message.changed',
  'message.deleted',
  'product.added',
  'product.changed',
  'product.deleted',
  'customer.changed',
  'customer.deleted',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Sent by hand, also to a webhook that is paused. */
export const testEvent = 'webhook.test'

/** An address that is called when something has happened. */
export type Webhook = {
  id: string
  url: string
  events: WebhookEvent[]
  isPaused: boolean
  createdAt: string
  /** How many calls wait for their next try, and how many were given up in the last 30 days. */
  waiting: number
  failed: number
}

/** One call of a webhook's address, in the log. */
export type WebhookDelivery = {
  id: string
  type: string
  /** The records it is about. */
  ids: string[]
  createdAt: string
  attempts: number
  deliveredAt: string | null
  givenUpAt: string | null
  nextTryAt: string | null
  /** Of the last response, where there was one. */
  status: number | null
  error: string | null
}

export const webhookLimits = { webhooks: 20, url: 500, logDays: 30, idsAtOnce: 500 } as const

export const webhookMessages = {
  listFailed: 'Failed to fetch the webhooks',
  addFailed: 'Failed to add the webhook',
  changeFailed: 'Failed to change the webhook',
  removeFailed: 'Failed to remove the webhook',
  logFailed: 'Failed to fetch the calls of the webhook',
  testFailed: 'Failed to send the test',
  sendFailed: 'Failed to send it again',
  urlRequired: 'Please enter an address such as https://example.com/webhook',
  eventsRequired: 'Please choose at least one event',
  nothingToChange: 'Nothing to change was sent',
  tooMany: `There can be at most ${webhookLimits.webhooks} webhooks. Remove one first.`,
  isThere:
    'There is a webhook with this address already. Enter another address, or remove that webhook first.',
  notFound: 'This webhook no longer exists',
  isPaused: 'The webhook is paused. Resume it first.',
  noDelivery: 'This call no longer exists',
  added: 'Webhook added',
  changed: 'Webhook changed',
  paused: 'Webhook paused. Events are not sent while it is paused; failed calls wait',
  resumed: 'Webhook resumed',
  removed: 'Webhook removed',
  secretRenewed: 'The webhook has a new secret',
  testSent: 'A test event is on its way',
  sentAgain: 'The event is sent again',
} as const
