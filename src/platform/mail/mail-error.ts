import type { MailError } from './mail.ts'

/** What nodemailer tells of a failure, as far as it is asked. */
type SmtpError = Error & {
  code?: string
  command?: string
  response?: string
  responseCode?: number
  permanent?: boolean
}

/** "Closing down": it speaks of the server, wherever it comes. */
const serviceClosing = 421

/** In these steps the server speaks of this e-mail. Before them, of who sends and how. */
const stepsOfEmail = ['RCPT TO', 'DATA']

export function mailErrorOf(error: unknown): MailError {
  const { code = 'EUNKNOWN', responseCode } = error as SmtpError
  return {
    fate: fateOf(error as SmtpError),
    reason: reasonOf(error as SmtpError),
    code: responseCode === undefined ? code : `${code} ${responseCode}`,
  }
}

/** What the server says of an e-mail stands alone: the office sees two lines of it. */
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
