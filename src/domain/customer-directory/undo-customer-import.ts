import { importMessages } from '#contract/customer-directory/customer-import.ts'
import type { UndoneCustomerImport } from '#contract/customer-directory/customer-import.ts'
import { customerNameOf } from '#contract/customer-directory/customer-record.ts'
import { minute, now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App, Db } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { lockRecords } from '../customer-records/lock-records.ts'
import { updateSearchText } from '../customer-records/update-search-text.ts'
import { recordErasure } from '../erasures/record-erasure.ts'
import { inBatches } from '../in-batches.ts'
import { Refusal } from '../refusal.ts'
import type { RecordBefore } from './plan-import.ts'
import { oldestUndoable } from './stored-customer-imports.ts'

/** Every customer is again as before the import. One that somebody has changed since stays as it is. */
export async function undoCustomerImport(
  app: App,
  by: Administrator,
  importId: string,
): Promise<UndoneCustomerImport> {
  return inTransaction(app, async (app) => {
    await lockRecords(app)
    const { at } = await requireImport(app, importId)
    const records = await findImported(app.db, importId, at)
    const changed = await findChangedSince(app.db, at, records)
    const left = records.filter(({ id }) => changed.has(id))
    const restored = records.filter(({ id }) => !changed.has(id))
    if (restored.length === 0) throw new Refusal('conflict', importMessages.nothingToUndo)
    await deleteAdded(app.db, restored, at)
    for (const record of restored) if (!record.isNew) await restoreRecord(app.db, record)
    await markUndone(app, importId)
    const after = { importId, restored: restored.length, left: left.length }
    await recordAudit(app, by, { action: 'customer-record.import-undone', after })
    return {
      restored: restored.length,
      left: left.map(({ id, shown }) => ({ id, customer: customerNameOf(shown) })),
    }
  })
}

async function requireImport({ db, clock }: App, id: string) {
  const stored = await db
    .selectFrom('customerImports')
    .select(['at', 'undoneAt'])
    .where('id', '=', id)
    .where('at', '>', oldestUndoable(clock))
    .executeTakeFirst()
  if (!stored) throw new Refusal('not-found', importMessages.unknown)
  if (stored.undoneAt !== null) throw new Refusal('conflict', importMessages.undoneBefore)
  return stored
}

type Imported = {
  id: string
  isNew: boolean
  before: RecordBefore
  keyIds: string[]
  noteIds: string[]
  /** What it is called now. */
  shown: { name: string | null; company: string | null }
  /** Entered again or merged since, or something of it was erased. */
  isChanged: boolean
}

async function findImported(db: Db, importId: string, at: string): Promise<Imported[]> {
  const rows = await db
    .selectFrom('customerImportRecords as before')
    .innerJoin('customerRecords as record', 'record.id', 'before.recordId')
    .select(['before.isNew', 'before.name', 'before.company', 'before.enteredAt'])
    .select(['before.keyIds', 'before.noteIds', 'before.isErased'])
    .select(['record.id', 'record.name as shownName', 'record.company as shownCompany'])
    .select(['record.enteredAt as lastEnteredAt', 'record.mergedIntoId'])
    .where('importId', '=', importId)
    .orderBy('record.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    isNew: row.isNew === 1,
    before: { name: row.name, company: row.company, enteredAt: row.enteredAt },
    keyIds: idsIn(row.keyIds),
    noteIds: idsIn(row.noteIds),
    shown: { name: row.shownName, company: row.shownCompany },
    isChanged: row.isErased === 1 || row.lastEnteredAt !== at || row.mergedIntoId !== null,
  }))
}

function idsIn(json: string): string[] {
  return JSON.parse(json)
}

/** The ids of those that were changed since, and of those who have written or have an account. */
async function findChangedSince(db: Db, at: string, records: Imported[]) {
  const changed = new Set(records.filter(({ isChanged }) => isChanged).map(({ id }) => id))
  const own = new Set(records.flatMap(({ keyIds, noteIds }) => [...keyIds, ...noteIds]))
  const added = new Set(records.filter(({ isNew }) => isNew).map(({ id }) => id))
  for (const some of inBatches(records.map(({ id }) => id))) {
    const attached = await findAttached(db, at, some)
    const others = attached.filter(
      ({ id, recordId, isLate }) => !own.has(id) && (isLate || added.has(recordId)),
    )
    for (const { recordId } of others) changed.add(recordId)
  }
  return changed
}

/** What was sent while an import waited for it has a time before the import's. */
const longestWait = minute

type Attached = { id: string; recordId: string; isLate: boolean }

async function findAttached(db: Db, at: string, recordIds: string[]): Promise<Attached[]> {
  const since = new Date(Date.parse(at) - longestWait).toISOString()
  const [enquiries, contacts, accounts, keys, notes, merges] = await Promise.all([
    db
      .selectFrom('enquiries')
      .select(['id', 'customerRecordId as recordId', 'createdAt as time'])
      .where('customerRecordId', 'in', recordIds)
      .execute(),
    db
      .selectFrom('contacts')
      .select(['id', 'customerRecordId as recordId', 'createdAt as time'])
      .where('customerRecordId', 'in', recordIds)
      .execute(),
    db
      .selectFrom('customers')
      .select(['id', 'customerRecordId as recordId', 'passwordSetAt as time'])
      .where('customerRecordId', 'in', recordIds)
      .execute(),
    db
      .selectFrom('customerRecordKeys')
      .select(['id', 'recordId', 'createdAt as time'])
      .where('recordId', 'in', recordIds)
      .execute(),
    db
      .selectFrom('customerRecordNotes')
      .select(['id', 'recordId', 'at as time'])
      .where('recordId', 'in', recordIds)
      .execute(),
    db
      .selectFrom('customerRecordMerges')
      .select(['id', 'keptId as recordId'])
      .select((row) => row.fn.coalesce('undoneAt', 'at').as('time'))
      .where('keptId', 'in', recordIds)
      .execute(),
  ])
  return [...enquiries, ...contacts, ...accounts, ...keys, ...notes, ...merges].flatMap(
    ({ id, recordId, time }) => (recordId ? { id, recordId, isLate: time >= since } : []),
  )
}

async function deleteAdded(db: Db, records: Imported[], at: string) {
  for (const ids of inBatches(records.flatMap(({ keyIds }) => keyIds))) {
    await db.deleteFrom('customerRecordKeys').where('id', 'in', ids).execute()
  }
  for (const ids of inBatches(records.flatMap(({ noteIds }) => noteIds))) {
    await db.deleteFrom('customerRecordNotes').where('id', 'in', ids).execute()
  }
  for (const ids of inBatches(records.map(({ id }) => id))) {
    // Those that the import has found, by keys that go with it.
    await db
      .deleteFrom('customerRecordDoubles')
      .where((row) => row.or([row('recordId', 'in', ids), row('otherId', 'in', ids)]))
      .where('createdAt', '=', at)
      .execute()
  }
  const added = records.filter(({ isNew }) => isNew)
  for (const ids of inBatches(added.map(({ id }) => id))) {
    await db.deleteFrom('customerRecords').where('id', 'in', ids).execute()
  }
}

async function restoreRecord(db: Db, { id, before }: Imported) {
  await db.updateTable('customerRecords').set(before).where('id', '=', id).execute()
  await updateSearchText(db, id)
}

/** What was deleted holds facts about people. */
async function markUndone(app: App, importId: string) {
  await app.db
    .updateTable('customerImports')
    .set({ undoneAt: now(app.clock) })
    .where('id', '=', importId)
    .execute()
  await app.db.deleteFrom('customerImportRecords').where('importId', '=', importId).execute()
  await recordErasure(app)
}
