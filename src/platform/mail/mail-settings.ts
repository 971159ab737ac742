export type MailSettings = {
  smtp: SmtpSettings
  from: { name: string | undefined; address: string }
  /** The recipient of notices about enquiries and messages. */
  sales: string
}

type SmtpSettings = {
  host: string
  port: number
  /** TLS from the first byte on; else by STARTTLS. */
  isSecure: boolean
  credentials: { user: string; password: string } | undefined
}
