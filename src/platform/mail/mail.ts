export type MailMessage = {
  /** Becomes the Message-ID, so that mail programs show a repeated e-mail once. */
  id: string
  to: string
  replyTo: string | undefined
  /** Whether a person wrote it, or what made the server send it (RFC 3834). */
  autoSubmitted: 'no' | 'auto-generated' | 'auto-replied'
  /** The sender's name where the settings have none. */
  fromName: string
  subject: string
  text: string
  html: string
  date: Date
  attachments?: MailAttachment[] | undefined
  /** An address that ends what its reader once agreed to, by a POST without questions (RFC 8058). */
  listUnsubscribe?: string | undefined
}

/** A file that goes out with an e-mail. It is read while it is sent, however often that is tried. */
export type MailAttachment = { name: string; type: string; read(): AsyncIterable<Buffer> }

/** `refused`: this e-mail, permanently. `later`: this e-mail, temporarily. `away`: the server accepts none. */
export type MailError = {
  fate: 'refused' | 'later' | 'away'
  /** The text of the mail server. It may contain an address, so it is not logged. */
  reason: string
  /** The same for the log: a word and a number. */
  code: string
}

export type Mail = {
  sales: string
  /** Undefined once the server has accepted it. `signal` closes the connection. */
  send(message: MailMessage, signal: AbortSignal): Promise<MailError | undefined>
}
