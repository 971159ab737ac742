import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { isMailable } from '#contract/email.ts'
import { minute, second } from '../clock/clock.ts'
import { isLoopback } from '../http/loopback.ts'
import type { Outside } from '../http/outside.ts'
import { domainOf } from './mail-host.ts'
import { mailErrorOf } from './mail-error.ts'
import type { MailSettings } from './mail-settings.ts'
import type { Mail, MailAttachment, MailError, MailMessage } from './mail.ts'

/** For one e-mail in total. A server that scans e-mails needs up to a minute, and 10 MB need two at 1 Mbit/s. */
const longestSending = 4 * minute

const timeouts = {
  dnsTimeout: 10 * second,
  connectionTimeout: 10 * second,
  greetingTimeout: 20 * second,
  /** Without any data. */
  socketTimeout: 60 * second,
  socketCloseTimeout: 1 * second,
}

const notMailable: MailError = {
  fate: 'refused',
  reason: 'Not an address that mail can be sent to',
  code: 'EADDRESS',
}

const isPrivate: MailError = {
  fate: 'away',
  reason: 'The mail server is in a private network',
  code: 'EPRIVATE',
}

/** One connection for each e-mail, so that a failure affects only that one. */
export function smtpMail(settings: MailSettings, outside?: Pick<Outside, 'addressOf'>): Mail {
  return {
    sales: settings.sales,
    async send(message, signal) {
      if (!isMailable(message.to)) return notMailable
      const end = AbortSignal.any([signal, AbortSignal.timeout(longestSending)])
      try {
        const address = outside && (await outside.addressOf(settings.smtp.host))
        if (outside && address === undefined) return isPrivate
        const transport = createTransport({ ...connectionOf(settings, address), ...timeouts })
        await transport.sendMail({ ...headersOf(settings, message), signal: end })
        return undefined
      } catch (error) {
        return mailErrorOf(error)
      }
    },
  }
}

/**
 * Certificates are verified wherever TLS is spoken: Node's default, left alone. An address that was looked
 * up and checked is used as it is, since a second look-up could return another one.
 */
function connectionOf({ smtp, from }: MailSettings, address: string | undefined) {
  const { host, port, isSecure, credentials } = smtp
  const isHere = isLoopback(host)
  return {
    host: address ?? host,
    ...(address !== undefined && !isIP(host) ? { servername: host } : {}),
    port,
    secure: isSecure,
    // A password is never sent without encryption.
    requireTLS: credentials !== undefined && !isHere,
    // A mail server on this machine mostly has a self-signed certificate.
    ignoreTLS: credentials === undefined && isHere,
    ...(credentials
      ? { auth: { user: credentials.user, pass: credentials.password }, forceAuth: true }
      : {}),
    // Mail servers often reject the machine's own name.
    name: domainOf(from.address),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function headersOf({ from }: MailSettings, message: MailMessage) {
  const {
    id,
    to,
    replyTo,
    autoSubmitted,
    fromName,
    subject,
    text,
    html,
    date,
    attachments = [],
  } = message
  return {
    envelope: { from: from.address, to },
    from: { name: from.name ?? fromName, address: from.address },
    to: { name: '', address: to },
    ...(replyTo && isMailable(replyTo) ? { replyTo: { name: '', address: replyTo } } : {}),
    messageId: `<${id}@${domainOf(from.address)}>`,
    date,
    subject,
    text,
    html,
    attachments: attachments.map(partOf),
    headers: {
      'Auto-Submitted': autoSubmitted,
      // No holiday notice is sent in response to what nobody wrote.
      ...(autoSubmitted === 'no' ? {} : { 'X-Auto-Response-Suppress': 'All' }),
      ...unsubscribeHeaders(message),
    },
  }
}

/** A file that nobody reads is not opened. */
function partOf({ name, type, read }: MailAttachment) {
  return {
    filename: name,
    contentType: type,
    contentDisposition: 'attachment' as const,
    content: Readable.from(read(), { objectMode: false }),
  }
}

function unsubscribeHeaders({ listUnsubscribe }: MailMessage): Record<string, string> {
  if (!listUnsubscribe) return {}
  return {
    'List-Unsubscribe': `<${listUnsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
