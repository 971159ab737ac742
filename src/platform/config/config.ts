import { resolve } from 'node:path'
import { accountLimits } from '#contract/accounts/account.ts'
import { z } from '#contract/schema.ts'
import { isAmongFiles } from '../files/is-among-files.ts'
import type { S3Settings } from '../files/s3-settings.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import {
  bucketName,
  credential,
  mailAddress,
  onOrOff,
  portNumber,
  postgresAddress,
  proxyAddresses,
  regionName,
  retention,
  searchEngineKey,
  sender,
  smtpServer,
  storeAddress,
  webAddress,
} from './setting-values.ts'

const { newPassword, password } = accountLimits
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Every setting, under the name of its environment variable. */
export const settings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: portNumber.default(3000),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z
    .string()
    .prefault('./data')
    .transform((folder) => resolve(folder)),
  DATABASE_URL: postgresAddress.optional(),
  S3_ENDPOINT: storeAddress.optional(),
  S3_REGION: regionName.optional(),
  S3_BUCKET: bucketName.optional(),
  S3_ACCESS_KEY_ID: credential.optional(),
  S3_SECRET_ACCESS_KEY: credential.optional(),
  BACKUP_DIR: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
  BACKUP_KEEP: retention.default({ daily: 7, weekly: 4 }),
  SMTP_URL: smtpServer.optional(),
  MAIL_FROM: sender.optional(),
  SALES_EMAIL: mailAddress.optional(),
  // The length of what `openssl rand -hex 16` prints: a text that somebody made up is guessed.
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  ADMIN_EMAIL: mailAddress.optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(newPassword, `must have at least ${newPassword} characters`)
    .max(password, `must have at most ${password} characters`)
    .optional(),
  DEMO_CONTENT: onOrOff.optional(),
  TRUST_PROXY: proxyAddresses.default([]),
  RATE_LIMITS: onOrOff.default('on'),
  WEBHOOKS_TO_PRIVATE_NETWORKS: onOrOff.default('off'),
  INDEXNOW_KEY: searchEngineKey.optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of: ${logLevels.join(', ')}`).default('info'),
})
type Settings = z.output<typeof settings>

/** What other programs need to run. They are started with these alone, without our settings and secrets. */
const programEnvironment = z.object({
  PATH: z.string().optional(),
  HOME: z.string().optional(),
  SystemRoot: z.string().optional(),
  TEMP: z.string().optional(),
  TMPDIR: z.string().optional(),
})

/** Each of these groups is set as a whole or not at all. */
const groups = {
  S3: ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  mail: ['SMTP_URL', 'MAIL_FROM', 'SALES_EMAIL'],
} satisfies Record<string, (keyof Settings)[]>

export const Config = settings
  .extend(programEnvironment.shape)
  // Compared also where another setting is wrong, so that all faults are reported together.
  .superRefine(compareSettings, { when: () => true })
  .transform((read) => ({
    host: read.HOST,
    port: read.PORT,
    publicUrl: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    /** Absent: uploaded files are stored in `dataDir`. */
    s3: allOrNone<S3Settings>({
      endpoint: read.S3_ENDPOINT,
      region: read.S3_REGION,
      bucket: read.S3_BUCKET,
      accessKeyId: read.S3_ACCESS_KEY_ID,
      secretAccessKey: read.S3_SECRET_ACCESS_KEY,
    }),
    /** Absent: no backups are made every night. */
    backupDir: read.BACKUP_DIR,
    backupKeep: read.BACKUP_KEEP,
    /** Absent: e-mails stay in the outbox, and are read in the back office. */
    mail: allOrNone<MailSettings>({
      smtp: read.SMTP_URL,
      from: read.MAIL_FROM,
      sales: read.SALES_EMAIL,
    }),
    /** Absent: a key created once in `dataDir`. */
    secretKey: read.SECRET_KEY,
    firstAdministrator: {
      email: read.ADMIN_EMAIL ?? 'admin@example.com',
      password: read.ADMIN_PASSWORD,
    },
    demoContent: read.DEMO_CONTENT ?? (read.ADMIN_EMAIL ? 'off' : 'on-when-new'),
    trustProxy: read.TRUST_PROXY,
    rateLimits: read.RATE_LIMITS === 'on',
    isPrivateNetworkCalled: read.WEBHOOKS_TO_PRIVATE_NETWORKS === 'on',
    /** Absent: search engines are told of nothing, and read the sitemap. */
    indexNowKey: read.INDEXNOW_KEY,
    logLevel: read.LOG_LEVEL,
    programEnvironment: programEnvironment.parse(read),
  }))
export type Config = z.output<typeof Config>

function compareSettings(read: Settings, context: z.RefinementCtx) {
  if (read.BACKUP_DIR && isAmongFiles(read.BACKUP_DIR, read.DATA_DIR)) {
    const message = 'must be outside of the uploaded files, best on another disk'
    context.addIssue({ code: 'custom', path: ['BACKUP_DIR'], message })
  }
  if (read.INDEXNOW_KEY && !read.PUBLIC_URL?.startsWith('https:')) {
    const message = 'must come with a PUBLIC_URL that begins with https://'
    context.addIssue({ code: 'custom', path: ['INDEXNOW_KEY'], message })
  }
  for (const [group, names] of Object.entries(groups)) {
    const missing = names.filter((name) => read[name] === undefined)
    if (missing.length === 0 || missing.length === names.length) continue
    const message = `must be set as well, or none of the ${group} settings`
    context.addIssue({ code: 'custom', path: [missing.join(', ')], message })
  }
}

type Partly<Whole> = { [Name in keyof Whole]: Whole[Name] | undefined }

function allOrNone<Whole extends object>(parts: Partly<Whole>): Whole | undefined {
  return isWhole(parts) ? parts : undefined
}

function isWhole<Whole extends object>(parts: Partly<Whole>): parts is Whole & Partly<Whole> {
  return Object.values(parts).every((part) => part !== undefined)
}
