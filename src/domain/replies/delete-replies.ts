import type { App } from '../app.ts'

/** Belongs in the transaction that deletes the submissions. */
export async function deleteRepliesTo(app: App, submissionIds: string[]) {
  await app.db.deleteFrom('replies').where('submissionId', 'in', submissionIds).execute()
}
