import { salesRecipient } from '#contract/emails/outbox-email.ts'
import type { OutboxEmail } from '#contract/emails/outbox-email.ts'

/** Sales has whatever address the settings give it when the e-mail leaves. */
export function recipientText({ recipient }: OutboxEmail) {
  return recipient === salesRecipient ? 'Sales' : recipient
}

/** What a press would do: try anew, or not wait for the next try. Nothing where it cannot be sent. */
export function sendingText({ canBeSent, state }: OutboxEmail, isMailSetUp: boolean) {
  if (!canBeSent || !isMailSetUp) return undefined
  return state === 'failed' ? 'Send Again' : 'Send Now'
}
