import { customerRecordMessages } from '#contract/customer-directory/customer-record.ts'
import type { App, Db } from '../app.ts'
import { lockRow } from '../lock-row.ts'
import { Refusal } from '../refusal.ts'

/** A record that was merged into another gives that one. */
export async function requireRecord(db: Db, id: string) {
  const asked = await selectRecord(db, id)
  const record = asked?.mergedIntoId ? await selectRecord(db, asked.mergedIntoId) : asked
  if (!record) throw new Refusal('not-found', customerRecordMessages.notFound)
  return record
}

/** No other transaction changes the record until this one ends. */
export async function requireLockedRecord(app: App, id: string) {
  await lockRow(app, 'customerRecords', id)
  const record = await selectRecord(app.db, id)
  if (!record || record.mergedIntoId !== null) {
    throw new Refusal('not-found', customerRecordMessages.notFound)
  }
  return record
}

async function selectRecord(db: Db, id: string) {
  return db
    .selectFrom('customerRecords')
    .select(['id', 'name', 'company', 'createdAt', 'lastActivityAt', 'enteredAt', 'mergedIntoId'])
    .where('id', '=', id)
    .executeTakeFirst()
}
