import { sql } from 'kysely'
import type { ContactPage, ContactSummary } from '#contract/contacts/contact.ts'
import { contactLimits } from '#contract/contacts/contact.ts'
import type { Db } from '../app.ts'
import { contactsInUse } from './contacts-in-use.ts'
import { filteredContacts } from './filtered-contacts.ts'
import type { ContactFilter } from './filtered-contacts.ts'
import { findContact } from './find-contacts.ts'

/**
 * One message, what else its sender wrote, and the ones received just before and after it of those
 * that the filter finds.
 */
export async function findContactPage(
  db: Db,
  id: string,
  filter: ContactFilter = {},
): Promise<ContactPage | undefined> {
  const contact = await findContact(db, id)
  if (!contact) return undefined
  const [others, newer, older] = await Promise.all([
    findOthersOf(db, contact),
    findNeighbour(db, id, filter, { isNewer: true }),
    findNeighbour(db, id, filter, { isNewer: false }),
  ])
  return { contact, others, newerId: newer?.id ?? null, olderId: older?.id ?? null }
}

/** The newest first. Whoever gave no e-mail is nobody else. */
async function findOthersOf(
  db: Db,
  { id, email }: { id: string; email: string | null },
): Promise<ContactSummary[]> {
  if (email === null) return []
  return contactsInUse(db)
    .select(['id', 'reference', 'message', 'status', 'createdAt as date'])
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('id', '!=', id)
    .orderBy('id', 'desc')
    .limit(contactLimits.othersOfSender)
    .execute()
}

function findNeighbour(
  db: Db,
  id: string,
  filter: ContactFilter,
  { isNewer }: { isNewer: boolean },
) {
  return filteredContacts(db, filter)
    .select('contacts.id')
    .where('contacts.id', isNewer ? '>' : '<', id)
    .orderBy('contacts.id', isNewer ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst()
}
