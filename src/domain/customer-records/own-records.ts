import { gstNumberOf } from '#contract/customers/gst-number.ts'
import type { App, Db } from '../app.ts'
import { inBatches } from '../in-batches.ts'
import { keyName, recordKeysOf } from './record-key-rules.ts'
import type { Identifiers, RecordKey } from './record-key-rules.ts'
import { lockRecords } from './lock-records.ts'
import { findItems, forgetBefore } from './tidy-records.ts'
import { updateSearchText } from './update-search-text.ts'

type Own = Identifiers & {
  name: string | null
  company: string | null
  customerRecordId: string | null
}

/** What records hold of a person. Others may share them, whose name and company are left out. */
export async function findOwnRecords(db: Db, who: string, own: Own[]) {
  const names = new Set(own.map(({ name }) => name))
  const companies = new Set(own.map(({ company }) => company))
  const keys = [...keysNaming(who), ...own.flatMap(recordKeysOf)]
  const rows = await db
    .selectFrom('customerRecordKeys')
    .innerJoin('customerRecords', 'customerRecords.id', 'customerRecordKeys.recordId')
    .select(['kind', 'value', 'name', 'company', 'customerRecordKeys.createdAt'])
    .where((row) => row.or(keys.map(({ kind, value }) => row.and({ kind, value }))))
    .orderBy('customerRecordKeys.id')
    .execute()
  return rows.map(({ name, company, ...row }) => ({
    ...row,
    name: names.has(name) ? name : null,
    company: companies.has(company) ? company : null,
  }))
}

/** What the office has entered with their e-mail, and with that of nobody else. */
export async function findEnteredFacts(db: Db, who: string) {
  const email = who.trim().toLowerCase()
  const entered = await db
    .selectFrom('customerRecordKeys as key')
    .innerJoin('customerRecords', 'customerRecords.id', 'key.recordId')
    .select(['customerRecords.id as customerRecordId', 'name', 'company'])
    .where('kind', '=', 'email')
    .where('value', '=', email)
    .where('key.enteredAt', 'is not', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('customerRecordKeys as other')
            .select('other.id')
            .whereRef('other.recordId', '=', 'key.recordId')
            .where('other.kind', '=', 'email')
            .where('other.value', '!=', email)
            .where('other.enteredAt', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst()
  if (!entered) return []
  const phones = await db
    .selectFrom('customerRecordKeys')
    .select('value as phone')
    .where('recordId', '=', entered.customerRecordId)
    .where('kind', '=', 'phone')
    .where('enteredAt', 'is not', null)
    .execute()
  return [{ phone: null }, ...phones].map((phone) => ({ ...entered, email, ...phone }))
}

/** After what they sent was erased. A record without anybody else goes, also one that the office has entered. */
export async function eraseOwnRecords(app: App, who: string, own: Own[]) {
  const { db } = app
  await lockRecords(app)
  const keys = [...keysNaming(who), ...(await findEnteredFacts(db, who)).flatMap(recordKeysOf)]
  const entered = await db
    .selectFrom('customerRecordKeys')
    .select(['id', 'recordId', 'kind', 'value'])
    .where((row) => row.or(keys.map(({ kind, value }) => row.and({ kind, value }))))
    .where('enteredAt', 'is not', null)
    .execute()
  const names = new Set(own.map(({ name }) => name))
  const recordIds = [
    ...entered.map(({ recordId }) => recordId),
    ...own.flatMap(({ customerRecordId }) => customerRecordId ?? []),
  ]
  for (const recordId of new Set(recordIds)) {
    const ofRecord = entered.filter((key) => key.recordId === recordId)
    await eraseFromRecord(db, recordId, { keys: ofRecord, names })
  }
}

type Erased = { keys: (RecordKey & { id: string })[]; names: Set<string | null> }

async function eraseFromRecord(db: Db, recordId: string, { keys, names }: Erased) {
  const record = await db
    .selectFrom('customerRecords')
    .select('name')
    .where('id', '=', recordId)
    .executeTakeFirst()
  if (!record) return
  const items = await findItems(db, recordId)
  const used = new Set(items.flatMap((item) => recordKeysOf(item).map(keyName)))
  const loose = keys.flatMap((key) => (used.has(keyName(key)) ? [] : key.id))
  for (const some of inBatches(loose)) {
    await db.deleteFrom('customerRecordKeys').where('id', 'in', some).execute()
  }
  await forgetBefore(db, [recordId, ...(await findMergedInto(db, recordId))])
  // They may name whoever was erased, and cannot be taken apart again.
  await db.deleteFrom('customerRecords').where('mergedIntoId', '=', recordId).execute()
  if (loose.length > 0 && items.length === 0 && !(await hasEmail(db, recordId))) {
    await db.deleteFrom('customerRecords').where('id', '=', recordId).execute()
    return
  }
  const isOthers = items.some(({ name }) => name === record.name)
  if (names.has(record.name) && !isOthers) {
    const name = items.find((item) => item.name !== null)?.name ?? null
    await db.updateTable('customerRecords').set({ name }).where('id', '=', recordId).execute()
  }
  await updateSearchText(db, recordId)
}

async function hasEmail(db: Db, recordId: string) {
  const key = await db
    .selectFrom('customerRecordKeys')
    .select('id')
    .where('recordId', '=', recordId)
    .where('kind', '=', 'email')
    .executeTakeFirst()
  return key !== undefined
}

async function findMergedInto(db: Db, id: string) {
  const merged = await db
    .selectFrom('customerRecords')
    .select('id')
    .where('mergedIntoId', '=', id)
    .execute()
  return merged.map(({ id }) => id)
}

/** An e-mail, or the GST number of an account. */
function keysNaming(who: string): RecordKey[] {
  return [
    { kind: 'email', value: who.trim().toLowerCase() },
    { kind: 'gst', value: gstNumberOf(who) },
  ]
}
