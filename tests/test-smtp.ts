import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { callbackify } from 'node:util'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerDataStream, SMTPServerOptions, SMTPServerSession } from 'smtp-server'
import type { MailSettings } from '#platform/mail/mail-settings.ts'
import { selfSigned } from './self-signed.ts'

/** What goes wrong with one e-mail, at its sender, its recipient, or in the middle of it. */
type PostTrouble = 'forbidden' | 'unknown' | 'greylisted' | 'drops' | 'slow' | 'full'

type Received = {
  from: string
  to: string[]
  isEncrypted: boolean
  user: string | undefined
  mail: Email
  raw: string
}

type Traits = {
  /** No TLS, or by STARTTLS, or from the first byte on. */
  tls: 'none' | 'later' | 'at-once'
  /** Open offices take e-mails from everybody. */
  isOpen: boolean
  isTrusted: boolean
}

export type TestSmtp = AsyncDisposable & {
  settings: MailSettings
  /** The trouble of the e-mails to come, one for each. */
  troubles: PostTrouble[]
  received: Received[]
  seen: { connections: number; passwords: number }
  /** Away for a while, and back at the same port. */
  leave(): Promise<void>
  comeBack(): Promise<void>
}

export const postUser = { user: 'shop', password: 'p@ss word' }

/** Two of one name would be taken for one another: one for the whole process. */
const trusted = selfSigned('localhost')
export const trustedCertificate = trusted.cert
const slowness = 2000

const replies = {
  forbidden: [553, 'not from you'],
  unknown: [550, 'no such user here'],
  greylisted: [451, 'please try again later'],
  full: [552, 'mailbox full'],
} as const

/** A real SMTP server inside the test, which fails on request. */
export async function openTestSmtp(traits: Partial<Traits> = {}): Promise<TestSmtp> {
  const { tls = 'later', isOpen = false, isTrusted = true } = traits
  const { key, cert } = isTrusted ? trusted : selfSigned('localhost')
  if (isTrusted) setDefaultCACertificates([...getCACertificates('bundled'), cert])
  const counter = { troubles: [] as PostTrouble[], received: [] as Received[] }
  const seen = { connections: 0, passwords: 0 }
  const options: SMTPServerOptions = {
    key,
    cert,
    secure: tls === 'at-once',
    authOptional: isOpen,
    allowInsecureAuth: tls === 'none',
    disabledCommands: tls === 'none' ? ['STARTTLS'] : [],
    disableReverseLookup: true,
    closeTimeout: 1,
    ...listenersOf({ ...counter, seen, dropAll: () => dropAll(server) }),
  }
  let server = await listen(options, 0)
  const { port } = server.server.address() as AddressInfo
  const smtp = { host: 'localhost', port, isSecure: tls === 'at-once' }
  return {
    ...counter,
    seen,
    settings: {
      smtp: { ...smtp, credentials: isOpen ? undefined : postUser },
      from: { name: undefined, address: 'sales@tamarindit.example' },
      sales: 'office@tamarindit.example',
    },
    leave: () => close(server),
    async comeBack() {
      server = await listen(options, port)
    },
    [Symbol.asyncDispose]: () => close(server),
  }
}

type Inside = Pick<TestSmtp, 'troubles' | 'received' | 'seen'> & { dropAll(): void }

function listenersOf({ troubles, received, seen, dropAll }: Inside): SMTPServerOptions {
  function errorAt(...here: PostTrouble[]) {
    const trouble = troubles[0]
    if (!trouble || !here.includes(trouble) || !(trouble in replies)) return undefined
    troubles.shift()
    const [responseCode, text] = replies[trouble as keyof typeof replies]
    return Object.assign(new Error(text), { responseCode })
  }

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const fault = errorAt('full')
    const trouble = fault ? undefined : troubles.shift()
    if (trouble === 'drops') dropAll()
    const raw = await buffer(stream)
    if (trouble === 'slow') await wait(slowness)
    if (fault) throw fault
    received.push({ ...(await outboxEmailOf(raw)), ...envelopeOf(session) })
  }

  return {
    onConnect(_session, done) {
      seen.connections++
      done()
    },
    onAuth({ username, password }, _session, done) {
      seen.passwords++
      const isKnown = username === postUser.user && password === postUser.password
      done(isKnown ? null : new Error('who are you?'), { user: username })
    },
    onMailFrom: (_address, _session, done) => done(errorAt('forbidden')),
    onRcptTo: (_address, _session, done) => done(errorAt('unknown', 'greylisted')),
    onData: callbackify(take),
  }
}

async function outboxEmailOf(raw: Buffer) {
  return { mail: await PostalMime.parse(raw), raw: raw.toString('utf8') }
}

function envelopeOf({ envelope: { mailFrom, rcptTo }, secure, user }: SMTPServerSession) {
  return {
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
    isEncrypted: secure,
    user,
  }
}

async function listen(options: SMTPServerOptions, port: number) {
  const server = new SMTPServer(options)
  // A client that hangs up is no fault of the office.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

function dropAll({ connections }: SMTPServer) {
  for (const { _socket } of connections as Set<{ _socket: { destroy(): void } }>) _socket.destroy()
}

function close(server: SMTPServer) {
  return new Promise<void>((resolve) => server.close(resolve))
}
