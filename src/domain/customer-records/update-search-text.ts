import { compileOnce } from '#platform/database/compile-once.ts'
import type { Db } from '../app.ts'
import { mostSearchedKeys, recordSearchText } from './record-key-rules.ts'

/** After a change of the record or of its keys. */
export async function updateSearchText(db: Db, id: string) {
  const [record] = await findRecord(db, { id })
  if (!record) return
  const keys = await findFirstKeys(db, { id })
  const searchText = recordSearchText(
    record,
    keys.map(({ value }) => value),
  )
  if (searchText !== record.searchText) await storeText(db, { id, searchText })
}

const findRecord = compileOnce((db: Db, { id }: { id: string }) =>
  db.selectFrom('customerRecords').select(['name', 'company', 'searchText']).where('id', '=', id),
)

const findFirstKeys = compileOnce((db: Db, { id }: { id: string }) =>
  db
    .selectFrom('customerRecordKeys')
    .select('value')
    .where('recordId', '=', id)
    .orderBy('id')
    .limit(mostSearchedKeys),
)

const storeText = compileOnce((db: Db, { id, searchText }: { id: string; searchText: string }) =>
  db.updateTable('customerRecords').set({ searchText }).where('id', '=', id),
)
