import type { App } from '../app.ts'

/** Every e-mail about these, to whomever it went. Belongs in the transaction that deletes them. */
export async function deleteEmailsAbout({ db }: App, subjectIds: string[]) {
  await db.deleteFrom('letters').where('about', 'in', subjectIds).execute()
}
