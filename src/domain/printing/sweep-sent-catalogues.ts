import { ago, hour } from '#platform/clock/clock.ts'
import { sweepFiles } from '#platform/files/sweep-files.ts'
import type { App } from '../app.ts'
import { sentFolder } from './send-catalogue.ts'

/** Deletes the catalogues whose e-mails are deleted, and those that were stored for an e-mail that failed. */
export async function sweepSentCatalogues({ db, files, clock }: App, signal: AbortSignal) {
  return sweepFiles(files, {
    prefix: sentFolder,
    before: new Date(ago(clock, hour)),
    async findNamed(keys) {
      const rows = await db
        .selectFrom('sentCatalogues')
        .select('fileKey')
        .where('fileKey', 'in', keys)
        .execute()
      return new Set(rows.map(({ fileKey }) => fileKey))
    },
    signal,
  })
}
