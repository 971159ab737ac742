import type { Config } from '../config/config.ts'
import type { Mail } from './mail.ts'

/** Undefined without mail settings; then nodemailer is not loaded. */
export async function openMail({ mail }: Pick<Config, 'mail'>): Promise<Mail | undefined> {
  if (!mail) return undefined
  const { smtpMail } = await import('./smtp-mail.ts')
  return smtpMail(mail)
}
