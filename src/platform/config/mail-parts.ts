import { MailableEmail } from '#contract/accounts/sign-in-form.ts'
import type { MailSettings, SmtpSettings } from '../mail/mail-settings.ts'
import { faultOfParts } from './fault-of-parts.ts'

export type MailParts = { [Part in keyof MailSettings]: MailSettings[Part] | undefined }

/** What stands for a part that cannot be read: it is wrong, but not missing. */
export const unreadable: MailSettings = {
  smtp: { host: '', port: 0, isSecure: false, credentials: undefined },
  from: { name: undefined, address: '' },
  sales: '',
}

/** Where to send, as whom, and to whom at home: one without the others sends nothing. */
export function faultOfMailParts({ smtp, from, sales }: MailParts) {
  return faultOfParts({ SMTP_URL: smtp, MAIL_FROM: from, SALES_EMAIL: sales }, 'mail')
}

export function areMailSettings(parts: MailParts): parts is MailSettings {
  return Object.values(parts).every((part) => part !== undefined)
}

export function smtpAddress(text: string | undefined): SmtpSettings | undefined {
  if (text === undefined) return undefined
  const address = URL.canParse(text) ? new URL(text) : undefined
  const isBare = address && /^\/?$/.test(address.pathname) && !address.search && !address.hash
  if (!address || !isBare || !/^smtps?:$/.test(address.protocol) || !address.hostname) {
    throw new Error('must be an address such as smtp://user:password@mail.example.com:587')
  }
  const isSecure = address.protocol === 'smtps:'
  return {
    host: address.hostname.replaceAll(/^\[|\]$/g, ''),
    port: Number(address.port) || (isSecure ? 465 : 587),
    isSecure,
    credentials: credentialsIn(address),
  }
}

function credentialsIn({ username, password }: URL) {
  if (username === '' && password === '') return undefined
  if (username === '' || password === '') throw new Error('must have both user and password')
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) }
  } catch {
    throw new Error('must have user and password percent-encoded')
  }
}

/** `sales@example.com` or `Example Sales <sales@example.com>`. */
export function senderAddress(text: string | undefined): MailSettings['from'] | undefined {
  if (text === undefined) return undefined
  const named = /^(?<name>[^<>]*)<(?<address>[^<>]+)>$/.exec(text)?.groups
  const name = named?.['name']?.trim().replaceAll(/^"|"$/g, '')
  const parsed = MailableEmail.safeParse(named?.['address'] ?? text)
  if (!parsed.success || /\p{Cc}/u.test(text)) {
    throw new Error('must be an address such as Example Sales <sales@example.com>')
  }
  return { name: name || undefined, address: parsed.data }
}

export function mailAddress(text: string | undefined) {
  if (text === undefined) return undefined
  const parsed = MailableEmail.safeParse(text)
  if (!parsed.success) throw new Error('must be an e-mail address')
  return parsed.data
}
