import { salesRecipient } from '#contract/letters/letter.ts'
import type { Letter } from '#contract/letters/letter.ts'

/** Sales has whatever address the settings give it when the letter leaves. */
export function recipientText({ recipient }: Letter) {
  return recipient === salesRecipient ? 'Sales' : recipient
}

/** What a press would do: try anew, or not wait for the next try. Nothing where it cannot be sent. */
export function sendingText({ canBeSent, state }: Letter, isMailSetUp: boolean) {
  if (!canBeSent || !isMailSetUp) return undefined
  return state === 'failed' ? 'Send Again' : 'Send Now'
}
