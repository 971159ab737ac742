import { compileOnce } from '#platform/database/compile-once.ts'
import type { Db } from '../app.ts'
import { mostSearchedKeys, recordSearchText } from './record-key-rules.ts'

/** After a change of the record, of its keys or of the people whom its accounts list. */
export async function updateSearchText(db: Db, id: string) {
  const [record] = await findRecord(db, { id })
  if (!record) return
  const keys = await findFirstKeys(db, { id })
  const values = keys.map(({ value }) => value)
  const people = await findListed(db, { id })
  const listed = people.flatMap(({ name, email, phone }) => [name, email ?? '', phone ?? ''])
  const searchText = recordSearchText(record, values, listed)
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

/** Whether its text has as many keys as it may: later ones leave it as it is. */
export async function hasFullText(db: Db, id: string) {
  return (await findLastSearchedKey(db, { id })).length > 0
}

const findLastSearchedKey = compileOnce((db: Db, { id }: { id: string }) =>
  db
    .selectFrom('customerRecordKeys')
    .select('id')
    .where('recordId', '=', id)
    .orderBy('id')
    .offset(mostSearchedKeys - 1)
    .limit(1),
)

/** Of several accounts, as after a merge, the first people alone: one account lists 50 at most. */
const mostSearchedPeople = 100

const findListed = compileOnce((db: Db, { id }: { id: string }) =>
  db
    .selectFrom('customers')
    .innerJoin('customerPeople as person', 'person.customerId', 'customers.id')
    .select(['person.name', 'person.email', 'person.phone'])
    .where('customerRecordId', '=', id)
    .orderBy('person.id')
    .limit(mostSearchedPeople),
)

const storeText = compileOnce((db: Db, { id, searchText }: { id: string; searchText: string }) =>
  db.updateTable('customerRecords').set({ searchText }).where('id', '=', id),
)

/** After a change of the people whom they list. Belongs in a transaction that has locked the records. */
export async function updateSearchTextOfAccounts(db: Db, customerIds: string[]) {
  if (customerIds.length === 0) return
  const rows = await db
    .selectFrom('customers')
    .select('customerRecordId')
    .distinct()
    .where('id', 'in', customerIds)
    .execute()
  for (const { customerRecordId: id } of rows) if (id) await updateSearchText(db, id)
}
