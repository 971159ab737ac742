import type { ContactChange } from '#contract/contacts/contact.ts'
import type { App, Db } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { changeSubmissions } from '../follow-ups/change-submissions.ts'
import type { Submissions } from '../follow-ups/change-submissions.ts'
import { deleteSubmissions, undoSubmissionsDeletion } from '../follow-ups/delete-submissions.ts'
import { undoSubmissionsChange } from '../follow-ups/undo-submissions-change.ts'
import { filteredContacts } from './filtered-contacts.ts'
import type { ContactFilter } from './filtered-contacts.ts'

const contacts: Submissions = { kind: 'contact' }

type Selection = { ids?: string[] | undefined; filter: ContactFilter }

/** By their ids, or all that the filter finds. */
export async function changeContacts(
  app: App,
  by: Actor,
  { ids, filter, changes }: Selection & { changes: ContactChange },
) {
  const selected = ids ?? (await findIds(app.db, filter))
  return changeSubmissions(app, by, { ids: selected, changes }, contacts)
}

export function undoContactsChange(app: App, by: Actor, changeId: string) {
  return undoSubmissionsChange(app, by, changeId, contacts)
}

/** Into the trash: by their ids, or all that the filter finds. */
export async function deleteContacts(app: App, by: Actor, { ids, filter }: Selection) {
  return deleteSubmissions(app, by, ids ?? (await findIds(app.db, filter)), contacts.kind)
}

export function undoContactsDeletion(app: App, by: Actor, changeId: string) {
  return undoSubmissionsDeletion(app, by, changeId, contacts.kind)
}

async function findIds(db: Db, filter: ContactFilter) {
  const rows = await filteredContacts(db, filter).select('contacts.id').execute()
  return rows.map(({ id }) => id)
}
