import { resolve } from 'node:path'
import { StartFault } from '../start-fault.ts'
import type { Config } from './config.ts'
import { backupFolder, retention } from './backup-parts.ts'
import {
  areMailSettings,
  faultOfMailParts,
  mailAddress,
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
import {
  administratorPassword,
  oneOf,
  onOrOff,
  portNumber,
  postgresAddress,
  proxyAddresses,
  secretKey,
  webAddress,
} from './setting-readers.ts'
import type { Reader } from './setting-readers.ts'

type Environment = Record<string, string | undefined>

type Read = <Value>(name: string, reader: Reader<Value>, whenFaulty: Value) => Value

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads every setting and throws all faults at once, a line each. */
export function readConfig(environment: Environment): Config {
  const faults: string[] = []
  const read: Read = (name, reader, whenFaulty) => {
    const text = environment[name]?.trim()
    try {
      return reader(text === '' ? undefined : text)
    } catch (fault) {
      faults.push(`${name}: ${(fault as Error).message}`)
      return whenFaulty
    }
  }

  const port = read('PORT', portNumber, 0)
  const dataDir = read('DATA_DIR', (text) => resolve(text ?? './data'), '')
  const adminEmail = read('ADMIN_EMAIL', mailAddress, undefined)
  const s3 = readS3(read)
  faults.push(...faultOfS3Parts(s3))
  const mail = readMail(read)
  faults.push(...faultOfMailParts(mail))
  const config: Config = {
    host: read('HOST', (text) => text ?? '127.0.0.1', ''),
    port,
    publicUrl: read('PUBLIC_URL', (text) => webAddress(text ?? `http://localhost:${port}`), ''),
    dataDir,
    databaseUrl: read('DATABASE_URL', postgresAddress, undefined),
    s3: areS3Settings(s3) ? s3 : undefined,
    ...readBackups(read, dataDir),
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

function readBackups(read: Read, dataDir: string): Pick<Config, 'backupDir' | 'backupKeep'> {
  return {
    backupDir: read('BACKUP_DIR', (text) => backupFolder(text, dataDir), undefined),
    backupKeep: read('BACKUP_KEEP', retention, { daily: 1, weekly: 1 }),
  }
}

function readS3(read: Read): S3Parts {
  return {
    endpoint: read('S3_ENDPOINT', storeAddress, ''),
    region: read('S3_REGION', regionName, ''),
    bucket: read('S3_BUCKET', bucketName, ''),
    accessKeyId: read('S3_ACCESS_KEY_ID', credential, ''),
    secretAccessKey: read('S3_SECRET_ACCESS_KEY', credential, ''),
  }
}

function readMail(read: Read): MailParts {
  return {
    smtp: read('SMTP_URL', smtpAddress, unreadable.smtp),
    from: read('MAIL_FROM', senderAddress, unreadable.from),
    sales: read('SALES_EMAIL', mailAddress, unreadable.sales),
  }
}
