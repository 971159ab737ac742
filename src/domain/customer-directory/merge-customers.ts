import { customerRecordMessages } from '#contract/customer-directory/customer-record.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { lockRecords } from '../customer-records/lock-records.ts'
import { updateSearchText } from '../customer-records/update-search-text.ts'
import { Refusal } from '../refusal.ts'
import { columnOf, movedTables } from './merge-rules.ts'
import type { Moved } from './merge-rules.ts'
import { requireLockedRecord } from './require-record.ts'

type Merge = { keptId: string; mergedId: string }

/** All of one record becomes a part of another. Gives the id by which it is undone. */
export async function mergeCustomers(app: App, by: Administrator, { keptId, mergedId }: Merge) {
  if (keptId === mergedId) throw new Refusal('invalid', customerRecordMessages.sameRecord)
  return inTransaction(app, async (app) => {
    await lockRecords(app)
    const records = await findBoth(app, keptId, mergedId)
    const moved = await moveAll(app, { keptId, mergedId })
    const before = await completeKept(app, records)
    const merge = { id: newId(), keptId, mergedId, accountId: by.accountId, at: now(app.clock) }
    await app.db
      .insertInto('customerRecordMerges')
      .values({
        ...merge,
        moved: JSON.stringify(moved),
        before: JSON.stringify(before),
        undoneAt: null,
      })
      .execute()
    // Of the merged one too: what is erased later of a person must not be left in it.
    for (const record of [keptId, mergedId]) await updateSearchText(app.db, record)
    const after = { mergedId, mergeId: merge.id }
    await recordAudit(app, by, { action: 'customer-record.merged', subjectId: keptId, after })
    return merge.id
  })
}

async function findBoth(app: App, keptId: string, mergedId: string) {
  const kept = await requireLockedRecord(app, keptId)
  return { kept, merged: await requireLockedRecord(app, mergedId) }
}

async function moveAll({ db }: App, { keptId, mergedId }: Merge) {
  const moved: Moved = {}
  for (const table of movedTables) {
    const column = columnOf[table]
    const rows = await db
      .updateTable(table)
      .set({ [column]: keptId })
      .where(column, '=', mergedId)
      .returning('id')
      .execute()
    moved[table] = rows.map(({ id }) => id)
  }
  await db
    .updateTable('customerRecords')
    .set({ mergedIntoId: keptId })
    .where('id', '=', mergedId)
    .execute()
  return moved
}

type Locked = Awaited<ReturnType<typeof requireLockedRecord>>

/** Fields that the record that stays lacks come from the other. */
async function completeKept({ db }: App, { kept, merged }: { kept: Locked; merged: Locked }) {
  const { createdAt, lastActivityAt } = kept
  await db
    .updateTable('customerRecords')
    .set({
      name: kept.name ?? merged.name,
      company: kept.company ?? merged.company,
      enteredAt: kept.enteredAt ?? merged.enteredAt,
      createdAt: createdAt < merged.createdAt ? createdAt : merged.createdAt,
      lastActivityAt:
        lastActivityAt > merged.lastActivityAt ? lastActivityAt : merged.lastActivityAt,
    })
    .where('id', '=', kept.id)
    .execute()
  const fields = ['name', 'company', 'enteredAt'] as const
  const empty = fields.filter((field) => kept[field] === null && merged[field] !== null)
  return { createdAt, lastActivityAt, empty }
}
