import type { MailEncryption } from '#contract/emails/office-mail.ts'

/** At most one row. */
export type MailSettingsTable = {
  id: number
  host: string
  port: number
  encryption: MailEncryption
  /** Empty where the server needs none; then there is no password either. */
  userName: string
  /** Encrypted. */
  password: string | null
  senderName: string
  senderAddress: string
  recipient: string
}
