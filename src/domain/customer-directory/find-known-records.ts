import type { Db } from '../app.ts'
import { inBatches } from '../in-batches.ts'
import { keyName } from '../customer-records/record-key-rules.ts'
import type { ImportedRecord, KnownRecords } from './plan-import.ts'
import type { ReadRow } from './read-import-file.ts'

/** The stored records that have one of the keys of the rows. */
export async function findKnownRecords(db: Db, rows: ReadRow[]): Promise<KnownRecords> {
  const values = rows.flatMap(({ keys }) => keys.flatMap(({ key }) => key?.value ?? []))
  const owners = new Map<string, string>()
  for (const some of inBatches([...new Set(values)])) {
    const keys = await db
      .selectFrom('customerRecordKeys')
      .select(['kind', 'value', 'recordId'])
      // With the kind, since the index begins with it.
      .where('kind', 'in', ['email', 'gst', 'phone'])
      .where('value', 'in', some)
      .execute()
    for (const key of keys) owners.set(keyName(key), key.recordId)
  }
  const records = new Map<string, ImportedRecord>()
  for (const some of inBatches([...new Set(owners.values())])) await addStored(db, records, some)
  return { owners, records }
}

async function addStored(db: Db, records: Map<string, ImportedRecord>, ids: string[]) {
  const [stored, notes] = await Promise.all([
    db
      .selectFrom('customerRecords')
      .select(['id', 'name', 'company', 'enteredAt'])
      .where('id', 'in', ids)
      .execute(),
    db
      .selectFrom('customerRecordNotes')
      .select(['recordId', 'text'])
      .where('recordId', 'in', ids)
      .where('deletedAt', 'is', null)
      .execute(),
  ])
  const notesOf = Map.groupBy(notes, ({ recordId }) => recordId)
  for (const { id, ...before } of stored) {
    const { name, company } = before
    const texts = (notesOf.get(id) ?? []).map(({ text }) => text)
    const fresh = { isNew: false, isChanged: false, newKeys: [], newNotes: [] }
    records.set(id, { id, name, company, before, ...fresh, notes: new Set(texts) })
  }
}
