import type { App } from '../app.ts'

/** Every e-mail about these, to whomever it went. Belongs in the transaction that deletes them. */
export async function deleteEmailsAbout({ db }: App, subjectIds: string[]) {
  await db.deleteFrom('emails').where('about', 'in', subjectIds).execute()
}
