import type { Db } from '../app.ts'
import { mostSearchedKeys, recordSearchText } from './record-key-rules.ts'

/** After a change of the record or of its keys. */
export async function updateSearchText(db: Db, id: string) {
  const record = await db
    .selectFrom('customerRecords')
    .select(['name', 'company', 'searchText'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!record) return
  const keys = await db
    .selectFrom('customerRecordKeys')
    .select('value')
    .where('recordId', '=', id)
    .orderBy('id')
    .limit(mostSearchedKeys)
    .execute()
  const searchText = recordSearchText(
    record,
    keys.map(({ value }) => value),
  )
  if (searchText === record.searchText) return
  await db.updateTable('customerRecords').set({ searchText }).where('id', '=', id).execute()
}
