import type { MailError } from './mail.ts'
import { fieldOf, messageOf, numberField, textField } from '../unknown-fields.ts'

/** "Closing down", which is about the server in every step. */
const serviceClosing = 421

/** In these steps a refusal concerns this e-mail; before them, the sender or the connection. */
const stepsOfEmail = ['RCPT TO', 'DATA']

export function mailErrorOf(error: unknown): MailError {
  const code = textField(error, 'code') ?? 'EUNKNOWN'
  const responseCode = numberField(error, 'responseCode')
  return {
    fate: fateOf(error),
    reason: reasonOf(error),
    code: responseCode === undefined ? code : `${code} ${responseCode}`,
  }
}

/** Only the server's own text is stored, since the back office shows two lines of it. */
function reasonOf(error: unknown) {
  const response = textField(error, 'response')
  return response && isOfEmail(error) ? response : messageOf(error)
}

function fateOf(error: unknown): MailError['fate'] {
  const responseCode = numberField(error, 'responseCode')
  if (!isOfEmail(error)) return 'away'
  if (responseCode === undefined || responseCode === serviceClosing) return 'away'
  return fieldOf(error, 'permanent') === true ? 'refused' : 'later'
}

function isOfEmail(error: unknown) {
  return stepsOfEmail.includes(textField(error, 'command') ?? '')
}
