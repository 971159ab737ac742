import { createHmac, randomBytes } from 'node:crypto'
import type { AuditAction } from '#contract/audit/audit-actions.ts'
import type { WebhookEvent } from '#contract/integrations/webhook.ts'
import { hour, minute, second } from '#platform/clock/clock.ts'

/** The event of each action that the audit records; about the others nobody is told. */
export const eventOfAction: Partial<Record<AuditAction, WebhookEvent>> = {
  'enquiry.received': 'enquiry.received',
  'enquiry.assigned': 'enquiry.changed',
  'enquiry.follow-up-set': 'enquiry.changed',
  'enquiry.noted': 'enquiry.changed',
  'enquiry.replied': 'enquiry.changed',
  'enquiry.restored': 'enquiry.changed',
  'enquiry.status-changed': 'enquiry.changed',
  'enquiry.deleted': 'enquiry.deleted',
  'contact.received': 'message.received',
  'contact.assigned': 'message.changed',
  'contact.follow-up-set': 'message.changed',
  'contact.replied': 'message.changed',
  'contact.restored': 'message.changed',
  'contact.status-changed': 'message.changed',
  'contact.tied-to-customer': 'message.changed',
  'contact.deleted': 'message.deleted',
  'product.added': 'product.added',
  'product.changed': 'product.changed',
  'product.restored': 'product.changed',
  'product.withdrawn': 'product.deleted',
  'customer.password-changed': 'customer.changed',
  'customer.password-set': 'customer.changed',
  'customer.deleted': 'customer.deleted',
}

/** Longer than a call takes. A process that dies meanwhile leaves it to the next. */
export const webhookLease = minute

/** After each of these a call is tried once more: 24 hours in all, then it is given up. */
const pauses = [
  5 * second,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  4 * hour,
  8 * hour,
  9 * hour + 24 * minute,
]

export const longestWebhookPause = Math.max(...pauses)

/** Undefined once it has been tried often enough. */
export function webhookPause(attempts: number): number | undefined {
  return pauses[attempts - 1]
}

const beginning = 'whsec_'

export function newWebhookSecret() {
  return `${beginning}${randomBytes(32).toString('base64')}`
}

type Signed = { id: string; at: Date; body: string }

/** The headers of Standard Webhooks 1: the receiver computes the signature from the body and its secret. */
export function signatureHeaders(secret: string, { id, at, body }: Signed) {
  const timestamp = String(Math.floor(at.getTime() / second))
  const key = Buffer.from(secret.slice(beginning.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
