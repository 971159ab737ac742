import type { Db } from '../app.ts'
import { movedIn } from './merge-rules.ts'

/** The ids of the keys that came to these records with others that were merged into them. */
export async function findMovedKeys(db: Db, recordIds: string[]): Promise<Set<string>> {
  const merges = await db
    .selectFrom('customerRecordMerges')
    .select('moved')
    .where('keptId', 'in', ['', ...recordIds])
    .where('undoneAt', 'is', null)
    .execute()
  const moved = merges.flatMap((merge) => movedIn(merge.moved))
  return new Set(moved.flatMap(([table, ids]) => (table === 'customerRecordKeys' ? ids : [])))
}

/** A record's own contact, and then those of the records that were merged into it. */
export function ownFirst<Key extends { id: string }>(keys: Key[], moved: Set<string>): Key[] {
  if (moved.size === 0) return keys
  const { own = [], others = [] } = Object.groupBy(keys, ({ id }) =>
    moved.has(id) ? 'others' : 'own',
  )
  return [...own, ...others]
}
