import type { App } from '../app.ts'
import { sweepUnnamedFiles } from '../sweep-unnamed-files.ts'
import { attachmentFolder } from './store-attachments.ts'

/** Deletes the files of replies that were refused, or whose deletion failed. */
export async function sweepAttachments(app: App, signal: AbortSignal) {
  return sweepUnnamedFiles(app, { prefix: attachmentFolder, table: 'replyAttachments', signal })
}
