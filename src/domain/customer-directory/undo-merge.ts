import { customerRecordMessages } from '#contract/customer-directory/customer-record.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { updateSearchText } from '../customer-records/update-search-text.ts'
import { inBatches } from '../in-batches.ts'
import { lockRecords } from '../customer-records/lock-records.ts'
import { Refusal } from '../refusal.ts'
import { columnOf, movedIn } from './merge-rules.ts'
import { restoreMergedPair } from './restore-merged-pair.ts'
import { returnNewRows } from './return-new-rows.ts'

/** What has moved goes back, and what came since with the keys of the merged customer alone. */
export async function undoMerge(app: App, by: Actor, id: string) {
  return inTransaction(app, async (app) => {
    await lockRecords(app)
    const merge = await requireMerge(app, id)
    const { keptId, mergedId } = merge
    await moveBack(app, merge)
    await app.db
      .updateTable('customerRecords')
      .set({ mergedIntoId: null })
      .where('id', '=', mergedId)
      .execute()
    await restoreMergedPair(app.db, merge, await returnNewRows(app.db, { ...merge, id }))
    await app.db
      .updateTable('customerRecordMerges')
      .set({ undoneAt: now(app.clock) })
      .where('id', '=', id)
      .execute()
    for (const record of [keptId, mergedId]) await updateSearchText(app.db, record)
    const after = { mergedId, mergeId: id }
    await recordAudit(app, by, { action: 'customer-record.merge-undone', subjectId: keptId, after })
    return merge
  })
}

type Merge = Awaited<ReturnType<typeof requireMerge>>

async function requireMerge({ db }: App, id: string) {
  const merge = await db
    .selectFrom('customerRecordMerges')
    .innerJoin('customerRecords as merged', 'merged.id', 'mergedId')
    .innerJoin('customerRecords as kept', 'kept.id', 'keptId')
    .select(['keptId', 'mergedId', 'at', 'moved', 'before', 'undoneAt'])
    .select(['merged.mergedIntoId', 'merged.name', 'merged.company', 'merged.enteredAt'])
    .select(['merged.lastActivityAt', 'kept.lastActivityAt as keptLastActivityAt'])
    .where('customerRecordMerges.id', '=', id)
    .executeTakeFirst()
  if (!merge || merge.undoneAt !== null) {
    throw new Refusal('not-found', customerRecordMessages.mergeUnknown)
  }
  if (merge.mergedIntoId !== merge.keptId) {
    throw new Refusal('conflict', customerRecordMessages.mergedOnward)
  }
  return merge
}

async function moveBack({ db }: App, { keptId, mergedId, moved }: Merge) {
  for (const [table, ids] of movedIn(moved)) {
    const column = columnOf[table]
    for (const some of inBatches(ids)) {
      await db
        .updateTable(table)
        .set({ [column]: mergedId })
        .where('id', 'in', some)
        .where(column, '=', keptId)
        .execute()
    }
  }
}
