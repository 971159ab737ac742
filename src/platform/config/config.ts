import type { Retention } from '../backup/retention-rules.ts'
import type { S3Settings } from '../files/s3-settings.ts'
import type { MailSettings } from '../mail/mail-settings.ts'

export type Config = {
  host: string
  port: number
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  /** Absent: files are kept in `dataDir`. */
  s3: S3Settings | undefined
  /** Absent: no backups are made every night. */
  backupDir: string | undefined
  backupKeep: Retention
  /** Absent: letters wait, and are read in the back office. */
  mail: MailSettings | undefined
  /** Absent: a key made once in `dataDir`. */
  secretKey: string | undefined
  firstAdministrator: { email: string; password: string | undefined }
  demoContent: 'on' | 'off' | 'on-when-new'
  trustProxy: string[]
  rateLimits: boolean
  logLevel: string
}
