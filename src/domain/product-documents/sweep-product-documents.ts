import { ago, hour } from '#platform/clock/clock.ts'
import { sweepFiles } from '#platform/files/sweep-files.ts'
import type { App } from '../app.ts'
import { documentFolder } from './change-product-documents.ts'

/** Deletes the files that no document names, in the trash or out of it. */
export async function sweepProductDocuments({ db, files, clock }: App, signal: AbortSignal) {
  return sweepFiles(files, {
    prefix: documentFolder,
    before: new Date(ago(clock, hour)),
    async findNamed(keys) {
      const rows = await db
        .selectFrom('productDocuments')
        .select('fileKey')
        .where('fileKey', 'in', keys)
        .execute()
      return new Set(rows.map(({ fileKey }) => fileKey))
    },
    signal,
  })
}
