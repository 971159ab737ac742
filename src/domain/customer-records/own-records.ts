import { gstNumberOf } from '#contract/customers/gst-number.ts'
import type { App, Db } from '../app.ts'
import { recordKeysOf } from './record-key-rules.ts'
import type { Identifiers, RecordKey } from './record-key-rules.ts'
import { lockRecords } from './lock-records.ts'
import { forgetBefore } from './tidy-records.ts'
import { updateSearchText } from './update-search-text.ts'

type Own = Identifiers & { name: string | null }

/** What records hold of a person, who may have colleagues in the same one. */
export async function findOwnRecords(db: Db, who: string, own: Own[]) {
  const names = new Set(own.map(({ name }) => name))
  const keys = [...keysNaming(who), ...own.flatMap(recordKeysOf)]
  const rows = await db
    .selectFrom('customerRecordKeys')
    .innerJoin('customerRecords', 'customerRecords.id', 'customerRecordKeys.recordId')
    .select(['kind', 'value', 'name', 'company', 'customerRecordKeys.createdAt'])
    .where((row) => row.or(keys.map(({ kind, value }) => row.and({ kind, value }))))
    .orderBy('customerRecordKeys.id')
    .execute()
  return rows.map(({ name, ...row }) => ({ ...row, name: names.has(name) ? name : null }))
}

/** After what they sent was erased. A record without anything else goes, also one that the office has entered. */
export async function eraseOwnRecords(app: App, who: string) {
  const { db } = app
  await lockRecords(app)
  const keys = await db
    .deleteFrom('customerRecordKeys')
    .where((row) => row.or(keysNaming(who).map(({ kind, value }) => row.and({ kind, value }))))
    .where('enteredAt', 'is not', null)
    .returning('recordId')
    .execute()
  for (const recordId of new Set(keys.map(({ recordId }) => recordId))) {
    await db
      .deleteFrom('customerRecords')
      .where('id', '=', recordId)
      .where((row) =>
        row.and(
          (['enquiries', 'contacts', 'customers'] as const).map((table) =>
            row.not(
              row.exists(
                row.selectFrom(table).select('id').where('customerRecordId', '=', recordId),
              ),
            ),
          ),
        ),
      )
      .execute()
    await forgetBefore(db, [recordId, ...(await findMergedInto(db, recordId))])
    await updateSearchText(db, recordId)
  }
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
