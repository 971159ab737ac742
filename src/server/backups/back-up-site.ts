import { findNamedFiles } from '#domain/backups/find-named-files.ts'
import type { Tables } from '#domain/tables.ts'
import type { EarlierBackup } from '#platform/backup/copy-stored-files.ts'
import { openCopying } from '#platform/backup/open-copying.ts'
import { makeBackup } from '#platform/backup/make-backup.ts'
import type { Progress } from '#platform/backup/progress.ts'
import type { Config } from '#platform/config/config.ts'
import { isReady } from '../open-app.ts'
import type { OpenApp } from '../open-app.ts'
import { productVersion } from './product-version.ts'

type Order = { folder: string; earlier?: EarlierBackup | undefined; progress: Progress }

/** One backup of everything that is stored, in a new folder. */
export async function backUpSite(config: Config, { app, database }: OpenApp, order: Order) {
  const isCurrent = await isReady(database)
  return makeBackup<Tables>({
    ...order,
    copyDatabase: openCopying(config, database),
    files: app.files,
    // Before or after an upgrade the tables can differ from those of this version.
    findNamedKeys: async (db) =>
      isCurrent ? (await findNamedFiles(db)).map(({ key }) => key) : [],
    version: productVersion(),
  })
}
