import type { MailFault } from './mail.ts'

/** What nodemailer tells of a failure, as far as it is asked. */
type Told = Error & {
  code?: string
  command?: string
  responseCode?: number
  permanent?: boolean
}

/** "Closing down": it speaks of the server, wherever it comes. */
const serviceClosing = 421

/** In these steps the server speaks of this letter. Before them, of who sends and how. */
const stepsOfLetter = ['RCPT TO', 'DATA']

export function mailFaultOf(error: unknown): MailFault {
  const { code = 'EUNKNOWN', responseCode, message } = error as Told
  return {
    fate: fateOf(error as Told),
    reason: message,
    code: responseCode === undefined ? code : `${code} ${responseCode}`,
  }
}

function fateOf({ command, responseCode, permanent }: Told): MailFault['fate'] {
  if (!command || !stepsOfLetter.includes(command)) return 'away'
  if (responseCode === undefined || responseCode === serviceClosing) return 'away'
  return permanent ? 'refused' : 'later'
}
