import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { accountLimits } from '#contract/accounts/account.ts'
import { StartFault } from '../start-fault.ts'
import type { Config } from './config.ts'
import {
  areMailSettings,
  faultOfMailParts,
  mailAddress,
  secretKey,
  senderAddress,
  smtpAddress,
  unreadable,
} from './mail-parts.ts'
import type { MailParts } from './mail-parts.ts'
import {
  areS3Settings,
  bucketName,
  credential,
  faultOfS3Parts,
  regionName,
  storeAddress,
} from './s3-parts.ts'
import type { S3Parts } from './s3-parts.ts'

type Environment = Record<string, string | undefined>

/** A setting's reader gives the value or throws the fault as a text. */
type Reader<Value> = (text: string | undefined) => Value

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const proxyGroups = ['loopback', 'linklocal', 'uniquelocal']

/** Reads every setting and throws all faults at once, a line each. */
export function readConfig(environment: Environment): Config {
  const faults: string[] = []

  function read<Value>(name: string, reader: Reader<Value>, whenFaulty: Value): Value {
    const text = environment[name]?.trim()
    try {
      return reader(text === '' ? undefined : text)
    } catch (fault) {
      faults.push(`${name}: ${(fault as Error).message}`)
      return whenFaulty
    }
  }

  const port = read('PORT', portNumber, 0)
  const adminEmail = read('ADMIN_EMAIL', mailAddress, undefined)
  const s3: S3Parts = {
    endpoint: read('S3_ENDPOINT', storeAddress, ''),
    region: read('S3_REGION', regionName, ''),
    bucket: read('S3_BUCKET', bucketName, ''),
    accessKeyId: read('S3_ACCESS_KEY_ID', credential, ''),
    secretAccessKey: read('S3_SECRET_ACCESS_KEY', credential, ''),
  }
  faults.push(...faultOfS3Parts(s3))
  const mail: MailParts = {
    smtp: read('SMTP_URL', smtpAddress, unreadable.smtp),
    from: read('MAIL_FROM', senderAddress, unreadable.from),
    sales: read('SALES_EMAIL', mailAddress, unreadable.sales),
  }
  faults.push(...faultOfMailParts(mail))
  const config: Config = {
    host: read('HOST', (text) => text ?? '127.0.0.1', ''),
    port,
    publicUrl: read('PUBLIC_URL', (text) => webAddress(text ?? `http://localhost:${port}`), ''),
    dataDir: read('DATA_DIR', (text) => resolve(text ?? './data'), ''),
    databaseUrl: read('DATABASE_URL', postgresAddress, undefined),
    s3: areS3Settings(s3) ? s3 : undefined,
    mail: areMailSettings(mail) ? mail : undefined,
    secretKey: read('SECRET_KEY', secretKey, undefined),
    firstAdministrator: {
      email: adminEmail ?? 'admin@example.com',
      password: read('ADMIN_PASSWORD', administratorPassword, undefined),
    },
    demoContent: read('DEMO_CONTENT', onOrOff, undefined) ?? (adminEmail ? 'off' : 'on-when-new'),
    trustProxy: read('TRUST_PROXY', proxyAddresses, []),
    rateLimits: read('RATE_LIMITS', (text) => (onOrOff(text) ?? 'on') === 'on', true),
    logLevel: read('LOG_LEVEL', (text) => oneOf(logLevels, text ?? 'info'), 'info'),
  }
  if (faults.length > 0) throw new StartFault(['These settings are wrong:', ...faults].join('\n  '))
  return config
}

function portNumber(text = '3000') {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) throw new Error('must be a number from 0 to 65535')
  return port
}

function webAddress(text: string) {
  const address = URL.canParse(text) ? new URL(text) : undefined
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new Error('must be an address such as https://www.example.com')
  }
  if (address.pathname !== '/' || address.search || address.hash || address.username) {
    throw new Error('must be the address of the whole site, without a path')
  }
  return address.origin
}

function postgresAddress(text: string | undefined) {
  if (text === undefined) return undefined
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) {
    throw new Error('must be an address such as postgres://user:password@host/database')
  }
  return text
}

function administratorPassword(text: string | undefined) {
  if (text === undefined) return undefined
  const { newPassword, password } = accountLimits
  if (text.length < newPassword) throw new Error(`must have at least ${newPassword} characters`)
  if (text.length > password) throw new Error(`must have at most ${password} characters`)
  return text
}

function onOrOff(text: string | undefined) {
  if (text === undefined) return undefined
  return oneOf(['on', 'off'], text) as 'on' | 'off'
}

function oneOf(choices: string[], text: string) {
  if (!choices.includes(text)) throw new Error(`must be one of: ${choices.join(', ')}`)
  return text
}

function proxyAddresses(text = '') {
  const addresses = text.split(/[\s,]+/).filter((address) => address !== '')
  const wrong = addresses.find((address) => !isProxyAddress(address))
  if (wrong) throw new Error(`${wrong} is not an address, a range such as 10.0.0.0/8, or loopback`)
  return addresses
}

function isProxyAddress(text: string) {
  const [address = '', bits, ...rest] = text.split('/')
  if (proxyGroups.includes(text)) return true
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
