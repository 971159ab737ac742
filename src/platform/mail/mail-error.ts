import type { MailError } from './mail.ts'

/** The fields of nodemailer's errors that are used. */
type SmtpError = Error & {
  code?: string
  command?: string
  response?: string
  responseCode?: number
  permanent?: boolean
}

/** "Closing down", which is about the server in every step. */
const serviceClosing = 421

/** In these steps a refusal concerns this e-mail; before them, the sender or the connection. */
const stepsOfEmail = ['RCPT TO', 'DATA']

export function mailErrorOf(error: unknown): MailError {
  const { code = 'EUNKNOWN', responseCode } = error as SmtpError
  return {
    fate: fateOf(error as SmtpError),
    reason: reasonOf(error as SmtpError),
    code: responseCode === undefined ? code : `${code} ${responseCode}`,
  }
}

/** Only the server's own text is stored, since the back office shows two lines of it. */
function reasonOf({ command, response, message }: SmtpError) {
  return response && isOfEmail(command) ? response : message
}

function fateOf({ command, responseCode, permanent }: SmtpError): MailError['fate'] {
  if (!isOfEmail(command)) return 'away'
  if (responseCode === undefined || responseCode === serviceClosing) return 'away'
  return permanent ? 'refused' : 'later'
}

function isOfEmail(command: string | undefined) {
  return command !== undefined && stepsOfEmail.includes(command)
}
