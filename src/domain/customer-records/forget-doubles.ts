import type { DoubleReason } from '#contract/customer-directory/customer-record.ts'
import type { Db } from '../app.ts'
import { groupValueOf, keyName, nearlySameAs, recordKeysOf } from './record-key-rules.ts'
import type { RecordKey } from './record-key-rules.ts'
import { findItems } from './tidy-records.ts'

/** After keys or the company of a record were changed: what it has in common with another no more. A dismissed pair stays dismissed. */
export async function forgetDoubles(db: Db, recordId: string) {
  const pairs = await db
    .selectFrom('customerRecordDoubles as pair')
    .innerJoin('customerRecords as first', 'first.id', 'pair.recordId')
    .innerJoin('customerRecords as second', 'second.id', 'pair.otherId')
    .select(['pair.id', 'reason'])
    .select((row) => [
      row.fn.coalesce('first.mergedIntoId', 'first.id').as('oneId'),
      row.fn.coalesce('second.mergedIntoId', 'second.id').as('otherId'),
    ])
    .where('dismissedAt', 'is', null)
    .where((row) =>
      row.or([
        row('first.id', '=', recordId),
        row('second.id', '=', recordId),
        row('first.mergedIntoId', '=', recordId),
        row('second.mergedIntoId', '=', recordId),
      ]),
    )
    .execute()
  if (pairs.length === 0) return
  const compared = await findCompared(
    db,
    pairs.flatMap(({ oneId, otherId }) => [oneId, otherId]),
  )
  for (const { id, oneId, otherId, reason } of pairs) {
    const [one, other] = [compared.get(oneId), compared.get(otherId)]
    // Both parts of one merged record: they are a pair again where the merge is undone.
    if (!one || !other || one === other || holds[reason](one, other)) continue
    await db.deleteFrom('customerRecordDoubles').where('id', '=', id).execute()
  }
}

/** Companies also of what was merged into it, which the undo of the merge brings back. */
type Compared = { companies: string[]; keys: RecordKey[]; typed: Set<string> }

async function findCompared(db: Db, ids: string[]) {
  const compared = new Map<string, Compared>()
  for (const id of new Set(ids)) {
    const records = await db
      .selectFrom('customerRecords')
      .select('company')
      .where((row) => row.or([row('id', '=', id), row('mergedIntoId', '=', id)]))
      .execute()
    const keys = await db
      .selectFrom('customerRecordKeys')
      .select(['kind', 'value'])
      .where('recordId', '=', id)
      .execute()
    const items = await findItems(db, id)
    const typed = new Set(items.flatMap((item) => recordKeysOf(item).map(keyName)))
    compared.set(id, { companies: records.flatMap(({ company }) => company ?? []), keys, typed })
  }
  return compared
}

const holds: Record<DoubleReason, (one: Compared, other: Compared) => boolean> = {
  email: (one, other) => haveTyped(one, other, 'email'),
  phone: (one, other) => haveTyped(one, other, 'phone'),
  gst: (one, other) => haveTyped(one, other, 'gst'),
  pan: (one, other) => areInOneGroup(one, other, 'gst'),
  company: (one, other) =>
    areInOneGroup(one, other, 'email') &&
    one.companies.some((company) => other.companies.some(nearlySameAs(company))),
}

/** One of them was sent with a key of the other. */
function haveTyped(one: Compared, other: Compared, kind: RecordKey['kind']) {
  const has = (owner: Compared, sender: Compared) =>
    owner.keys.some((key) => key.kind === kind && sender.typed.has(keyName(key)))
  return has(one, other) || has(other, one)
}

function areInOneGroup(one: Compared, other: Compared, kind: RecordKey['kind']) {
  const groupsOf = ({ keys }: Compared) =>
    keys.flatMap((key) => (key.kind === kind ? (groupValueOf(key) ?? []) : []))
  const groups = new Set(groupsOf(one))
  return groupsOf(other).some((group) => groups.has(group))
}
