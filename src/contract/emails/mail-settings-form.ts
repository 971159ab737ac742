import { MailableEmail } from '../email-form.ts'
import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { SeenVersion } from '../version-schema.ts'
import { mailEncryptions, mailSettingsLimits, mailSettingsMessages } from './office-mail.ts'

const { host, user, password, senderName } = mailSettingsLimits

/** A domain name of letters, digits and hyphens, or an address of IPv4 or IPv6. */
const hostPattern =
  /^(?:[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*|[0-9a-f:]*:[0-9a-f:.]+)$/i

export const MailSettingsForm = z
  .object({
    host: plainLine(mailSettingsMessages.hostRequired)
      .min(1, mailSettingsMessages.hostRequired)
      .max(host, `The name can have at most ${host} characters`)
      .regex(hostPattern, mailSettingsMessages.hostInvalid),
    port: z
      .int(mailSettingsMessages.portInvalid)
      .min(1, mailSettingsMessages.portInvalid)
      .max(65535, mailSettingsMessages.portInvalid),
    encryption: z.enum(mailEncryptions, mailSettingsMessages.encryptionInvalid),
    /** Empty: the server takes e-mails without signing in. */
    user: plainLine().max(user, `The user can have at most ${user} characters`),
    /** Empty: as stored. It is not cleaned, since spaces can be part of it. */
    password: z
      .string('This must be text')
      .max(password, `The password can have at most ${password} characters`),
    /** Empty: the name of the company. */
    senderName: plainLine().max(senderName, `The name can have at most ${senderName} characters`),
    senderAddress: MailableEmail,
    recipient: MailableEmail,
    version: SeenVersion,
  })
  .refine((form) => form.password === '' || form.user !== '', {
    path: ['user'],
    message: mailSettingsMessages.userRequired,
  })
export type MailSettingsForm = z.infer<typeof MailSettingsForm>
