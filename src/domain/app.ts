import type { Kysely } from 'kysely'
import type { CompanyProfile } from '#contract/company/company.ts'
import type { Backups } from '#platform/backup/backups.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Files } from '#platform/files/files.ts'
import type { Images } from '#platform/images/images.ts'
import type { Outside } from '#platform/http/outside.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { Printer } from '#platform/pdf/printer.ts'
import type { Storage } from '#platform/database/database.ts'
import type { Transactional } from '#platform/database/in-transaction.ts'
import type { ContentMemory } from './content/content-memory.ts'
import type { ContentVersion } from './content/content-version.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { Tables } from './tables.ts'
import type { UsageCounts } from './usage/usage-counts.ts'

export type Db = Kysely<Tables>

/** How many rows a long transaction has written, of those that it will write. */
export type RowProgress = { written: number; total: number }

/** What the business needs of the machines below it. */
export type App = Transactional<Tables> & {
  backups: Backups
  clock: Clock
  content: ContentVersion
  files: Files
  images: Images
  /** The folder of unfinished uploads, of which a sweep deletes what an earlier process has left. */
  incoming: string
  memory: ContentMemory
  outbox: Outbox
  outside: Outside
  printer: Printer
  secrets: Secrets
  storage: Storage
  usage: UsageCounts
  rateLimits: boolean
  /** With it search engines are told of changed addresses. */
  indexNowKey?: string | undefined
  /** What the pages of one request show in place of the company. */
  previewed?: CompanyProfile
  /** Of a long change that somebody waits for. */
  rowProgress?: RowProgress
}
