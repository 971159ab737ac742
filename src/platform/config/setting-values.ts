import { isIP } from 'node:net'
import { MailableEmail } from '#contract/email-form.ts'
import { z } from '#contract/schema.ts'

const webProtocols = ['http:', 'https:']
const mailProtocols = ['smtp:', 'smtps:']
const proxyGroups = ['loopback', 'linklocal', 'uniquelocal']
const longestRetention = { days: 366, weeks: 520 }

/** A setting that `read` makes a value of; where it makes none, `fault` is what the text has to be. */
function settingOf<Value>(read: (text: string) => Value | undefined, fault: string) {
  return z.string().transform((text, context) => {
    const value = read(text)
    if (value !== undefined) return value
    context.addIssue(fault)
    return z.NEVER
  })
}

export const onOrOff = z.enum(['on', 'off'], 'must be one of: on, off')

export const portNumber = settingOf(
  (text) => (/^\d+$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined),
  'must be a number from 0 to 65535',
)

export const webAddress = settingOf(
  (text) => urlIn(text, webProtocols),
  'must be an address such as https://www.example.com',
)
  .refine(
    ({ pathname, search, hash, username }) => pathname === '/' && !search && !hash && !username,
    'must be the address of the whole site, without a path',
  )
  .transform(({ origin }) => origin)

export const postgresAddress = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
    'must be an address such as postgres://user:password@host/database',
  )

export const storeAddress = settingOf((text) => {
  const url = urlIn(text, webProtocols)
  return url?.href === `${url?.origin}/` ? url.origin : undefined
}, 'must be an address such as https://s3.example.com, without a path or bucket')

export const regionName = z
  .string()
  .regex(/^[\w-]{1,60}$/, 'must be the name of a region, such as us-east-1')

export const bucketName = z
  .string()
  .regex(/^[a-z0-9][\w.-]{1,61}[a-z0-9]$/i, 'must be the name of a bucket')

/** Sent in a header, which may contain no space or line break. */
export const credential = z.string().regex(/^[\x21-\x7e]+$/, 'must be without spaces')

export const smtpServer = settingOf((text) => {
  const url = urlIn(text, mailProtocols)
  const isBare = url && url.hostname && /^\/?$/.test(url.pathname) && !url.search && !url.hash
  return isBare ? url : undefined
}, 'must be an address such as smtp://user:password@mail.example.com:587')
  .refine(
    ({ username, password }) => (username === '') === (password === ''),
    'must have both user and password',
  )
  .transform((url, context) => {
    const isSecure = url.protocol === 'smtps:'
    const server = {
      host: url.hostname.replaceAll(/^\[|\]$/g, ''),
      port: Number(url.port) || (isSecure ? 465 : 587),
      isSecure,
    }
    if (url.username === '') return { ...server, credentials: undefined }
    try {
      const user = decodeURIComponent(url.username)
      return { ...server, credentials: { user, password: decodeURIComponent(url.password) } }
    } catch {
      context.addIssue('must have user and password percent-encoded')
      return z.NEVER
    }
  })

export const mailAddress = settingOf(
  (text) => MailableEmail.safeParse(text).data,
  'must be an e-mail address',
)

/** `sales@example.com` or `Example Sales <sales@example.com>`. */
export const sender = settingOf((text) => {
  const named = /^(?<name>[^<>]*)<(?<address>[^<>]+)>$/.exec(text)?.groups
  const name = named?.['name']?.trim().replaceAll(/^"|"$/g, '')
  const address = MailableEmail.safeParse(named?.['address'] ?? text).data
  return address && !/\p{Cc}/u.test(text) ? { name: name || undefined, address } : undefined
}, 'must be an address such as Example Sales <sales@example.com>')

export const searchEngineKey = z
  .string()
  .regex(/^[a-z0-9-]{8,128}$/i, 'must have 8 to 128 letters, digits and hyphens')

/** `7,4`: the last backup of each of 7 days and 4 weeks. */
export const retention = settingOf((text) => {
  const [, days, weeks] = /^(\d{1,3})\s*,\s*(\d{1,3})$/.exec(text) ?? []
  const [daily, weekly] = [Number(days), Number(weeks)]
  const isAllowed = daily >= 1 && daily <= longestRetention.days && weekly <= longestRetention.weeks
  return isAllowed ? { daily, weekly } : undefined
}, 'must be two numbers such as 7,4: of the last 7 days and the last 4 weeks')

export const proxyAddresses = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((address) => address !== ''))
  .superRefine((addresses, context) => {
    const wrong = addresses.find((address) => !isProxyAddress(address))
    if (wrong === undefined) return
    context.addIssue(`${wrong} is not an address, a range such as 10.0.0.0/8, or loopback`)
  })

function urlIn(text: string, protocols: string[]) {
  const url = URL.parse(text)
  return url && protocols.includes(url.protocol) ? url : undefined
}

function isProxyAddress(text: string) {
  const [address = '', bits, ...rest] = text.split('/')
  if (proxyGroups.includes(text)) return true
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
