import type { Db } from '../app.ts'

/** All but those in the trash. Every list, count and figure of enquiries begins here. */
export function enquiriesInUse(db: Db) {
  return db.selectFrom('enquiries').where('enquiries.deletedAt', 'is', null)
}
