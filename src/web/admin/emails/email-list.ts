import { emailCalls } from '#contract/emails/email-calls.ts'
import { emailSorts, emailStates, salesRecipient } from '#contract/emails/outbox-email.ts'
import type { OutboxEmail } from '#contract/emails/outbox-email.ts'
import { addressQuery, oneOf, withoutEmpty } from '../lists/address-query.ts'
import { officeList } from '../lists/office-list.ts'
import { failureOf } from '../session/api-error.ts'

/** Texts of this screen, beside those of the server. */
export const emailScreenTexts = {
  loading: 'Loading e-mails...',
  listFailed: 'Failed to fetch e-mails',
  sendFailed: 'Failed to send the e-mail again',
  noMailHint:
    'E-mails wait here until an owner sets up mail under Settings. Until then, write to people yourself.',
} as const

const address = addressQuery('/admin/emails', (parameter) => ({
  q: parameter('q'),
  state: oneOf(emailStates, parameter('state')),
  sort: oneOf(emailSorts, parameter('sort')) || emailSorts[0],
}))

/** With how many of all have failed. */
export const emailList = officeList(address, {
  noun: ['e-mail', 'e-mails'],
  call: emailCalls.list,
  inputOf: (query, part) => ({ ...withoutEmpty(query), ...part }),
  rowsOf: ({ emails, total, ...facts }) => ({ rows: emails, total, facts }),
  failureOf: (error) => failureOf(error, emailScreenTexts.listFailed),
})

/** Sales gets e-mails at the address that the settings have when the e-mail leaves. */
export function recipientText({ recipient }: OutboxEmail) {
  return recipient === salesRecipient ? 'Sales' : recipient
}

/** The button that sends it: after a failure, or without waiting for the next try. */
export function sendingText({ canBeSent, state }: OutboxEmail, isMailSetUp: boolean) {
  if (!canBeSent || !isMailSetUp) return undefined
  return state === 'failed' ? 'Send again' : 'Send now'
}
