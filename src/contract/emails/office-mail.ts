/** `starttls`: encrypted after the greeting, always before a password. `tls`: from the first byte. */
export const mailEncryptions = ['starttls', 'tls'] as const
export type MailEncryption = (typeof mailEncryptions)[number]

export const mailEncryptionTexts: Record<MailEncryption, string> = {
  starttls: 'STARTTLS (usually port 587)',
  tls: 'TLS from the start (usually port 465)',
}

export const usualMailPorts: Record<MailEncryption, number> = { starttls: 587, tls: 465 }

/** Where the mail settings in use come from. The environment has precedence. */
export const mailSources = ['environment', 'office', 'none'] as const

export const mailSettingsLimits = { host: 253, user: 254, password: 500, senderName: 100 } as const

export const mailSettingsMessages = {
  hostRequired: 'Enter the name of the mail server, such as smtp.example.com',
  hostInvalid: 'Enter a name such as smtp.example.com or an address, without a port',
  hostPrivate:
    'The mail server is in a private network. Set it by SMTP_URL on the server, or allow private networks there.',
  portInvalid: 'Enter a port from 1 to 65535',
  encryptionInvalid: 'Choose how the connection is encrypted',
  userRequired: 'Enter the user of this password',
  passwordRequired: 'Enter the password of this user',
  passwordAgain: 'Enter the password again, since the server or the user is another',
  saved: 'Mail settings saved. They are in use.',
  removed: 'Mail settings removed',
  changedMeanwhile: 'Someone else has changed the mail settings since you opened them.',
  saveFailed: 'Failed to save the mail settings',
  removeFailed: 'Failed to remove the mail settings',
  notFound: 'No mail settings are stored',
  byEnvironment: 'Mail is set by the environment of the server and cannot be changed here.',
  unreadablePassword:
    'The stored password cannot be decrypted, since SECRET_KEY is another. Enter it again.',
} as const

/** As the office shows them. The password is never part of it. */
export type MailSettingsView = {
  source: (typeof mailSources)[number]
  /** Also where the environment has precedence. */
  isOfficeMailStored: boolean
  /** False where the password was encrypted with another key, so that no e-mail is sent. */
  isPasswordReadable: boolean
  hasPassword: boolean
  host: string
  port: number
  encryption: MailEncryption
  user: string
  senderName: string
  senderAddress: string
  recipient: string
  /** Of all but the password. */
  version: number
}
