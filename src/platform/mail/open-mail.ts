import type { Config } from '../config/config.ts'
import type { Mail } from './mail.ts'
import { smtpMail } from './smtp-mail.ts'

/** Undefined where no mail is set up. */
export function openMail({ mail }: Pick<Config, 'mail'>): Mail | undefined {
  return mail && smtpMail(mail)
}
