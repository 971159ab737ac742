import type { Outside } from '../http/outside.ts'
import type { MailSettings } from './mail-settings.ts'
import type { Mail } from './mail.ts'

/** Without mail settings nodemailer is not loaded. With `outside`, a host of a private network is refused. */
export async function openMail(
  settings: MailSettings,
  outside?: Pick<Outside, 'addressOf'>,
): Promise<Mail> {
  const { smtpMail } = await import('./smtp-mail.ts')
  return smtpMail(settings, outside)
}
