import type { EmailKind } from '#contract/emails/outbox-email.ts'
import { hour, minute, second } from '#platform/clock/clock.ts'
import type { MailError } from '#platform/mail/mail.ts'

/** Longer than any sending takes. A process that dies meanwhile leaves the e-mail to the next. */
export const lease = 5 * minute

/** After each of these an e-mail is tried once more: 24 hours in all, then it is given up. */
const pauses = [
  30 * second,
  1 * minute,
  2 * minute,
  5 * minute,
  10 * minute,
  20 * minute,
  40 * minute,
  1 * hour,
  2 * hour,
  4 * hour,
  4 * hour,
  4 * hour,
  4 * hour,
  4 * hour,
]

export const longestPause = Math.max(...pauses)

/** Undefined once it has been tried often enough. */
export function pauseAfter(attempts: number): number | undefined {
  return pauses[attempts - 1]
}

/** Undefined where the e-mail is given up. */
export function pauseAfterFault({ fate }: Pick<MailError, 'fate'>, attempts: number) {
  return fate === 'refused' ? undefined : pauseAfter(attempts)
}

/**
 * A secret is stored no longer than this. And where mail is set up after weeks without it, no e-mail
 * goes out about an enquiry that was dealt with long ago.
 */
export const longestWait = 72 * hour

/** A reply and an e-mail with a catalogue are written by a person; an acknowledgement follows each submission. */
export function autoSubmittedOf(kind: EmailKind) {
  if (kind === 'enquiry-reply' || kind === 'contact-reply' || kind === 'catalogue') return 'no'
  const isAcknowledgement = kind === 'enquiry-acknowledgement' || kind === 'contact-acknowledgement'
  return isAcknowledgement ? 'auto-replied' : 'auto-generated'
}

export const outboxMessages = {
  waitedTooLong: 'It waited for more than 72 hours.',
  secretTooOld: 'The password in it was erased after 72 hours.',
  fileGone: 'An attached file is no longer stored.',
  storeAway: 'An attached file could not be read.',
  otherKey: 'The password in it was encrypted with another SECRET_KEY.',
} as const
