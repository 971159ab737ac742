import { importMessages } from '#contract/customer-directory/customer-import.ts'
import type { CustomerImport } from '#contract/customer-directory/customer-import.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Upload } from '#platform/files/upload.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App, Db } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { lockRecords } from '../customer-records/lock-records.ts'
import { storeRecordDoubles } from '../customer-records/store-record-doubles.ts'
import { groupValueOf, recordSearchText } from '../customer-records/record-key-rules.ts'
import { updateSearchText } from '../customer-records/update-search-text.ts'
import { inBatches } from '../in-batches.ts'
import { Refusal } from '../refusal.ts'
import { findKnownRecords } from './find-known-records.ts'
import { planImport } from './plan-import.ts'
import type { ImportedRecord } from './plan-import.ts'
import { readImportFile } from './read-import-file.ts'
import { storeImport } from './stored-customer-imports.ts'

/** Customers from a file. With `dryRun` it only says what would become of each row. */
export async function importCustomers(
  app: App,
  by: Administrator,
  { upload, dryRun }: { upload: Upload; dryRun: boolean },
): Promise<CustomerImport> {
  const { rows: read, ...named } = await readImportFile(upload)
  if (dryRun) {
    const rows = planImport(read, await findKnownRecords(app.db, read), newId)
    return { counts: countsOf(rows), rows, ...named, importId: null }
  }
  return inTransaction(app, async (app) => {
    await lockRecords(app)
    const known = await findKnownRecords(app.db, read)
    const rows = planImport(read, known, newId)
    const changed = [...known.records.values()].filter(({ isChanged }) => isChanged)
    const at = now(app.clock)
    const keys = keysOf(changed, at)
    const notes = notesOf(changed, by, at)
    await storeRecords(app, changed, keys, at)
    for (const some of inBatches(notes, 100)) {
      await app.db.insertInto('customerRecordNotes').values(some).execute()
    }
    const importId = changed.length > 0 ? newId() : null
    const counts = countsOf(rows)
    const after = { created: counts.created, changed: counts.changed }
    if (importId)
      await storeImport(app, by, { id: importId, at, ...after, records: changed, keys, notes })
    await recordAudit(app, by, {
      action: 'customer-record.imported',
      after: { importId, ...after },
    })
    return { counts, rows, ...named, importId }
  })
}

function countsOf(rows: CustomerImport['rows']) {
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}

function keysOf(records: ImportedRecord[], at: string) {
  return records.flatMap(({ id, newKeys }) =>
    newKeys.map((key) => ({
      id: newId(),
      recordId: id,
      ...key,
      groupValue: groupValueOf(key),
      createdAt: at,
      enteredAt: at,
    })),
  )
}

function notesOf(records: ImportedRecord[], { accountId }: Administrator, at: string) {
  return records.flatMap(({ id, newNotes }) =>
    newNotes.map((text) => ({ id: newId(), recordId: id, accountId, text, at, deletedAt: null })),
  )
}

type StoredKeys = ReturnType<typeof keysOf>

async function storeRecords(app: App, records: ImportedRecord[], keys: StoredKeys, at: string) {
  const added = records.filter(({ isNew }) => isNew)
  for (const some of inBatches(added, 100)) {
    await app.db
      .insertInto('customerRecords')
      .values(
        some.map(({ id, name, company, newKeys }) => ({
          id,
          name,
          company,
          searchText: recordSearchText(
            { name, company },
            newKeys.map(({ value }) => value),
          ),
          lastActivityAt: at,
          createdAt: at,
          enteredAt: at,
          mergedIntoId: null,
        })),
      )
      .execute()
  }
  for (const record of records) if (!record.isNew) await updateRecord(app.db, record, at)
  await storeKeys(app.db, keys)
  for (const { id, isNew } of records) if (!isNew) await updateSearchText(app.db, id)
  for (const some of inBatches(records, 100)) await findDoublesAmong(app, some, at)
}

/** Only where a PAN or a domain has several records: to compare each row by itself takes ten times as long. */
async function findDoublesAmong(app: App, records: ImportedRecord[], at: string) {
  const groups = records.flatMap(({ newKeys }) => newKeys.flatMap((key) => groupValueOf(key) ?? []))
  if (groups.length === 0) return
  const shared = await app.db
    .selectFrom('customerRecordKeys')
    .select('groupValue')
    .where('groupValue', 'in', groups)
    .groupBy('groupValue')
    .having((row) => row.fn.count('recordId').distinct(), '>', 1)
    .execute()
  const several = new Set(shared.map(({ groupValue }) => groupValue))
  for (const { id, newKeys } of records) {
    const keys = newKeys.filter((key) => several.has(groupValueOf(key)))
    if (keys.length > 0) await storeRecordDoubles(app, { recordId: id, keys, at })
  }
}

async function updateRecord(db: Db, { id, name, company }: ImportedRecord, at: string) {
  const { numUpdatedRows } = await db
    .updateTable('customerRecords')
    .set({ name, company, enteredAt: at })
    .where('id', '=', id)
    .where('mergedIntoId', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refusal('conflict', importMessages.meanwhile)
}

/** Always in one order, so that no two imports wait for each other. */
async function storeKeys(db: Db, keys: StoredKeys) {
  const ordered = keys.toSorted((one, other) => (one.value < other.value ? -1 : 1))
  for (const some of inBatches(ordered, 100)) {
    await db.insertInto('customerRecordKeys').values(some).execute()
  }
}
