import type { Db } from '../app.ts'

/** All but those in the trash. Every list, count and figure of messages begins here. */
export function contactsInUse(db: Db) {
  return db.selectFrom('contacts').where('contacts.deletedAt', 'is', null)
}
