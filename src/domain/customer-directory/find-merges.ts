import {
  customerRecordLimits,
  customerRecordMessages,
} from '#contract/customer-directory/customer-record.ts'
import type { CustomerMerge, MergePreview } from '#contract/customer-directory/customer-record.ts'
import type { Db } from '../app.ts'
import { Refusal } from '../refusal.ts'
import { findCustomerRows } from './find-customer-records.ts'
import { countCustomerNotes } from './note-on-customer.ts'
import { requireRecord } from './require-record.ts'
import { shownPerson } from '../shown-person.ts'

/** Records that became a part of this one and can be taken apart again, the last first. */
export async function findMerges(db: Db, keptId: string): Promise<CustomerMerge[]> {
  return db
    .selectFrom('customerRecordMerges')
    .innerJoin('customerRecords as merged', 'merged.id', 'mergedId')
    .innerJoin('accounts', 'accounts.id', 'accountId')
    .select(['customerRecordMerges.id', 'at', shownPerson().as('by')])
    .select(['merged.name', 'merged.company'])
    .where('keptId', '=', keptId)
    .where('undoneAt', 'is', null)
    .orderBy('customerRecordMerges.id', 'desc')
    .limit(customerRecordLimits.merges)
    .execute()
}

/** What would move from one record to another. */
export async function previewMerge(
  db: Db,
  { keptId, mergedId }: { keptId: string; mergedId: string },
): Promise<MergePreview> {
  if (keptId === mergedId) throw new Refusal('invalid', customerRecordMessages.sameRecord)
  const [{ id: first }, { id: second }] = [
    await requireRecord(db, keptId),
    await requireRecord(db, mergedId),
  ]
  if (first !== keptId || second !== mergedId) {
    throw new Refusal('not-found', customerRecordMessages.notFound)
  }
  const rows = await findCustomerRows(db, [keptId, mergedId])
  const [kept, merged] = [rows.get(keptId), rows.get(mergedId)]
  if (!kept || !merged) throw new Refusal('not-found', customerRecordMessages.notFound)
  const [keys, accounts, notes] = await Promise.all([
    findKeyValues(db, mergedId),
    countAccounts(db, mergedId),
    countCustomerNotes(db, mergedId),
  ])
  return { kept, merged, keys, accounts, notes }
}

async function findKeyValues(db: Db, id: string) {
  const keys = await db
    .selectFrom('customerRecordKeys')
    .select('value')
    .where('recordId', '=', id)
    .orderBy('id')
    .limit(customerRecordLimits.keys)
    .execute()
  return keys.map(({ value }) => value)
}

async function countAccounts(db: Db, id: string) {
  const { count } = await db
    .selectFrom('customers')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('customerRecordId', '=', id)
    .executeTakeFirstOrThrow()
  return count
}
