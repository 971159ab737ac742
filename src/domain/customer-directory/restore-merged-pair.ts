import type { Db } from '../app.ts'
import { findItems } from '../customer-records/tidy-records.ts'
import { beforeIn } from './merge-rules.ts'
import type { NewRow } from './return-new-rows.ts'

type Facts = { name: string | null; company: string | null; enteredAt: string | null }

type Merge = Facts & {
  keptId: string
  mergedId: string
  lastActivityAt: string
  keptLastActivityAt: string
  before: string
}

/** The fields of both records after the undo of their merge. */
export async function restoreMergedPair(db: Db, merge: Merge, returned: NewRow[]) {
  await restoreKept(db, merge, returned)
  if (returned.length === 0) return
  await forgetReturnedNames(db, merge, returned)
  await completeMerged(db, merge, returned)
}

/** A field that has been written since stays, as does a later activity that is its own. */
async function restoreKept(db: Db, merge: Merge, returned: NewRow[]) {
  const { keptId } = merge
  const before = beforeIn(merge.before)
  await db
    .updateTable('customerRecords')
    .set({
      createdAt: before.createdAt,
      lastActivityAt: latestOf([
        before.lastActivityAt,
        ...(await findLaterActivity(db, merge, returned)),
      ]),
    })
    .where('id', '=', keptId)
    .execute()
  for (const field of before.empty) {
    await db
      .updateTable('customerRecords')
      .set({ [field]: null })
      .where('id', '=', keptId)
      .where(field, '=', merge[field])
      .execute()
  }
}

/** Where the last activity went back with the merged record, that before it. */
async function findLaterActivity(db: Db, merge: Merge, returned: NewRow[]) {
  const { keptId, lastActivityAt, keptLastActivityAt } = merge
  const notOwn = [lastActivityAt, ...returned.map(({ createdAt }) => createdAt)]
  if (keptLastActivityAt > latestOf(notOwn)) return [keptLastActivityAt]
  if (returned.length === 0) return []
  const { at } = await db
    .selectFrom('customerRecordNotes')
    .select((row) => row.fn.max('at').as('at'))
    .where('recordId', '=', keptId)
    .executeTakeFirstOrThrow()
  const items = await findItems(db, keptId)
  return [...items.map(({ createdAt }) => createdAt), at ?? '']
}

/** A name or a company that the record has from those rows alone. */
async function forgetReturnedNames(db: Db, { keptId }: Merge, returned: NewRow[]) {
  const kept = await db
    .selectFrom('customerRecords')
    .select(['name', 'company'])
    .where('id', '=', keptId)
    .where('enteredAt', 'is', null)
    .executeTakeFirst()
  if (!kept) return
  const items = await findItems(db, keptId)
  for (const field of ['name', 'company'] as const) {
    const isIn = (rows: Pick<NewRow, 'name' | 'company'>[]) =>
      rows.some((row) => row[field] === kept[field])
    if (kept[field] === null || !isIn(returned) || isIn(items)) continue
    const value = items.find((item) => item[field] !== null)?.[field] ?? null
    await db
      .updateTable('customerRecords')
      .set({ [field]: value })
      .where('id', '=', keptId)
      .execute()
  }
}

/** As each of the rows would have, had it come to this record. */
async function completeMerged(db: Db, merge: Merge, returned: NewRow[]) {
  const firstOf = (field: 'name' | 'company') =>
    merge[field] ?? returned.find((row) => row[field] !== null)?.[field] ?? null
  await db
    .updateTable('customerRecords')
    .set({
      name: firstOf('name'),
      company: firstOf('company'),
      lastActivityAt: latestOf([merge.lastActivityAt, returned.at(-1)?.createdAt ?? '']),
    })
    .where('id', '=', merge.mergedId)
    .execute()
}

function latestOf(times: string[]) {
  return times.toSorted().at(-1) ?? ''
}
