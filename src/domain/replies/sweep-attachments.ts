import { ago, hour } from '#platform/clock/clock.ts'
import { sweepFiles } from '#platform/files/sweep-files.ts'
import type { App } from '../app.ts'
import { attachmentFolder } from './store-attachments.ts'

/** Deletes the files of replies that were refused, or whose deletion failed. */
export async function sweepAttachments({ db, files, clock }: App, signal: AbortSignal) {
  return sweepFiles(files, {
    prefix: attachmentFolder,
    before: new Date(ago(clock, hour)),
    async findNamed(keys) {
      const rows = await db
        .selectFrom('replyAttachments')
        .select('fileKey')
        .where('fileKey', 'in', keys)
        .execute()
      return new Set(rows.map(({ fileKey }) => fileKey))
    },
    signal,
  })
}
