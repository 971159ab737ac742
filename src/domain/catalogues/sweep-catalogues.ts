import { ago, hour } from '#platform/clock/clock.ts'
import { sweepFiles } from '#platform/files/sweep-files.ts'
import type { App } from '../app.ts'
import { catalogueFolder } from './catalogue-rules.ts'

/** Deletes the files that were catalogues once, unless they are in the trash or went out with a reply. */
export async function sweepCatalogues({ db, files, clock }: App, signal: AbortSignal) {
  return sweepFiles(files, {
    prefix: catalogueFolder,
    before: new Date(ago(clock, hour)),
    async findNamed(keys) {
      const rows = await db
        .selectFrom('catalogues')
        .select('fileKey')
        .where('fileKey', 'in', keys)
        .union(db.selectFrom('deletedCatalogues').select('fileKey').where('fileKey', 'in', keys))
        .union(db.selectFrom('replyAttachments').select('fileKey').where('fileKey', 'in', keys))
        .execute()
      return new Set(rows.map(({ fileKey }) => fileKey))
    },
    signal,
  })
}
