import type { App } from '../app.ts'
import { attachmentFolder } from './store-attachments.ts'

/**
 * With their attachments. Belongs in the transaction that deletes the submissions; the files go
 * after it, and the sweep deletes what could not be deleted then.
 */
export async function deleteRepliesTo(app: App, submissionIds: string[]) {
  const replies = app.db
    .selectFrom('replies')
    .select('id')
    .where('submissionId', 'in', submissionIds)
  const attachments = await app.db
    .deleteFrom('replyAttachments')
    .where('replyId', 'in', replies)
    .returning('fileKey')
    .execute()
  await app.db.deleteFrom('replies').where('submissionId', 'in', submissionIds).execute()
  // The file of a catalogue is not theirs.
  const own = attachments.filter(({ fileKey }) => fileKey.startsWith(attachmentFolder))
  app.afterCommit(() => {
    for (const { fileKey } of own) app.files.delete(fileKey).catch(() => undefined)
  })
}
