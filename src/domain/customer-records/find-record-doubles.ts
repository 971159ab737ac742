import type { DoubleReason } from '#contract/customer-directory/customer-record.ts'
import { now } from '#platform/clock/clock.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App, Db } from '../app.ts'
import type { RecordKeyKind } from './customer-records-table.ts'
import { areNearlySame, groupValueOf } from './record-key-rules.ts'
import type { RecordKey } from './record-key-rules.ts'

type Double = { otherId: string; reason: DoubleReason }

/** Keys of one PAN or domain, of older and of newer records. */
const mostCompared = 50

type NewKeys = {
  recordId: string
  keys: RecordKey[]
  /** Of other keys, which belong to other records. */
  conflicts?: Double[]
  at?: string
}

/** Stores which records may be the same as this one, for the office to decide. */
export async function findRecordDoubles(app: App, found: NewKeys) {
  const { recordId, keys, conflicts = [], at = now(app.clock) } = found
  const sameGroup = await findSameGroup(app.db, recordId, keys)
  const doubles = [...conflicts, ...sameGroup]
  if (doubles.length === 0) return
  await app.db
    .insertInto('customerRecordDoubles')
    .values(
      doubles.map(({ otherId, reason }) => ({
        id: newId(),
        ...(recordId < otherId ? { recordId, otherId } : { recordId: otherId, otherId: recordId }),
        reason,
        createdAt: at,
        dismissedAt: null,
      })),
    )
    .onConflict((known) => known.columns(['recordId', 'otherId', 'reason']).doNothing())
    .execute()
}

async function findSameGroup(db: Db, recordId: string, keys: RecordKey[]): Promise<Double[]> {
  const others: Other[] = []
  for (const key of keys) {
    const groupValue = groupValueOf(key)
    if (groupValue) others.push(...(await findOthers(db, { recordId, groupValue })))
  }
  if (others.length === 0) return []
  const dismissed = await findDismissed(db, recordId)
  const left = others.filter(({ otherId }) => !dismissed.has(otherId))
  const company = await findCompany(db, recordId)
  const ofPan = left.find(({ kind }) => kind === 'gst')
  const ofCompany = left.find(
    ({ kind, company: other }) =>
      kind === 'email' && company !== null && other !== null && areNearlySame(company, other),
  )
  // With the oldest alone that is not known to be another: a hundred branches would be thousands of pairs.
  return [
    ...(ofPan ? [{ otherId: ofPan.otherId, reason: 'pan' as const }] : []),
    ...(ofCompany ? [{ otherId: ofCompany.otherId, reason: 'company' as const }] : []),
  ]
}

/** Which records the office has said to be others than this one. */
async function findDismissed(db: Db, recordId: string) {
  const pairs = await db
    .selectFrom('customerRecordDoubles')
    .select(['recordId', 'otherId'])
    .where('dismissedAt', 'is not', null)
    .where((pair) => pair.or([pair('recordId', '=', recordId), pair('otherId', '=', recordId)]))
    .execute()
  return new Set(pairs.flatMap((pair) => [pair.recordId, pair.otherId]))
}

type Other = { otherId: string; kind: RecordKeyKind; company: string | null }

type Group = { recordId: string; groupValue: string }

/** The oldest first. Two parts of the index: its own keys may be thousands, between them. */
async function findOthers(db: Db, group: Group): Promise<Other[]> {
  return [...(await findOlder(db, group)), ...(await findNewer(db, group))]
}

const findOlder = compileOnce((db: Db, { recordId, groupValue }: Group) =>
  keysOfGroup(db, groupValue).where('recordId', '<', recordId),
)

const findNewer = compileOnce((db: Db, { recordId, groupValue }: Group) =>
  keysOfGroup(db, groupValue).where('recordId', '>', recordId),
)

function keysOfGroup(db: Db, groupValue: string) {
  return db
    .selectFrom('customerRecordKeys')
    .innerJoin('customerRecords', 'customerRecords.id', 'customerRecordKeys.recordId')
    .select(['recordId as otherId', 'kind', 'company'])
    .where('groupValue', '=', groupValue)
    .orderBy('recordId')
    .limit(mostCompared)
}

async function findCompany(db: Db, id: string) {
  const record = await db
    .selectFrom('customerRecords')
    .select('company')
    .where('id', '=', id)
    .executeTakeFirst()
  return record?.company ?? null
}
