import type { ContactChange } from '#contract/contacts/contact.ts'
import type { App, Db } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { changeSubmissions } from '../follow-ups/change-submissions.ts'
import type { Submissions } from '../follow-ups/change-submissions.ts'
import { undoSubmissionsChange } from '../follow-ups/undo-submissions-change.ts'
import { filteredContacts } from './filtered-contacts.ts'
import type { ContactFilter } from './filtered-contacts.ts'

const contacts: Submissions = { kind: 'contact' }

type Selection = { ids?: string[] | undefined; filter: ContactFilter; changes: ContactChange }

/** By their ids, or all that the filter finds. */
export async function changeContacts(app: App, by: Actor, { ids, filter, changes }: Selection) {
  const selected = ids ?? (await findIds(app.db, filter))
  return changeSubmissions(app, by, { ids: selected, changes }, contacts)
}

export function undoContactsChange(app: App, by: Actor, changeId: string) {
  return undoSubmissionsChange(app, by, changeId, contacts)
}

async function findIds(db: Db, filter: ContactFilter) {
  const rows = await filteredContacts(db, filter).select('contacts.id').execute()
  return rows.map(({ id }) => id)
}
