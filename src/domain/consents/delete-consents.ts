import type { App } from '../app.ts'

/** Belongs in the transaction that deletes the submissions. */
export async function deleteConsentsOf({ db }: App, submissionIds: string[]) {
  await db.deleteFrom('consents').where('submissionId', 'in', submissionIds).execute()
}
