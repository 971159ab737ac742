export type MailMessage = {
  /** Becomes the Message-ID: the same twice is one to the reader's program. */
  id: string
  to: string
  replyTo: string | undefined
  /** Sent by itself in reply to what the recipient wrote, such as an acknowledgement. */
  isReply: boolean
  /** Whom it is from, where the settings give no name. */
  fromName: string
  subject: string
  text: string
  html: string
  date: Date
  /** An address that ends what its reader once agreed to, by a POST without questions (RFC 8058). */
  listUnsubscribe?: string | undefined
}

/** `refused`: this one, for good. `later`: this one, for now. `away`: nobody is there to take any. */
export type MailError = {
  fate: 'refused' | 'later' | 'away'
  /** What the other side said. It may name an address, so it is no word for a log. */
  reason: string
  /** The same for a log: a word and a number. */
  code: string
}

export type Mail = {
  sales: string
  /** Undefined once the server has taken it. When `signal` comes, the connection is cut. */
  send(message: MailMessage, signal: AbortSignal): Promise<MailError | undefined>
}
