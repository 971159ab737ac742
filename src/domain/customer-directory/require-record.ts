import { customerRecordMessages } from '#contract/customer-directory/customer-record.ts'
import type { Db } from '../app.ts'
import { Refusal } from '../refusal.ts'

/** A record that was merged into another gives that one. */
export async function requireRecord(db: Db, id: string) {
  const asked = await selectRecord(db, id)
  const record = asked?.mergedIntoId ? await selectRecord(db, asked.mergedIntoId) : asked
  if (!record) throw new Refusal('not-found', customerRecordMessages.notFound)
  return record
}

async function selectRecord(db: Db, id: string) {
  return db
    .selectFrom('customerRecords')
    .select(['id', 'name', 'company', 'createdAt', 'lastActivityAt', 'mergedIntoId'])
    .where('id', '=', id)
    .executeTakeFirst()
}
