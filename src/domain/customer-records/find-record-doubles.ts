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
  /** Records that are known to be others. */
  ruledOut?: string[]
  at?: string
}

/** Stores which records may be the same as this one, for the office to decide. */
export async function findRecordDoubles(app: App, found: NewKeys) {
  const { recordId, keys, conflicts = [], ruledOut = [], at = now(app.clock) } = found
  const sameGroup = await findSameGroup(app.db, { recordId, keys, ruledOut })
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

type Searched = { recordId: string; keys: RecordKey[]; ruledOut: string[] }

async function findSameGroup(db: Db, { recordId, keys, ruledOut }: Searched): Promise<Double[]> {
  const others: Other[] = []
  for (const groupValue of new Set(keys.map(groupValueOf))) {
    if (groupValue) others.push(...(await findOthers(db, { recordId, groupValue }, ruledOut)))
  }
  if (others.length === 0) return []
  const company = await findCompany(db, recordId)
  const ofPan = others.find(({ kind }) => kind === 'gst')
  const ofCompany = others.find(
    ({ kind, company: other }) =>
      kind === 'email' && company !== null && other !== null && areNearlySame(company, other),
  )
  // With the oldest alone: a hundred branches would be thousands of pairs.
  return [
    ...(ofPan ? [{ otherId: ofPan.otherId, reason: 'pan' as const }] : []),
    ...(ofCompany ? [{ otherId: ofCompany.otherId, reason: 'company' as const }] : []),
  ]
}

type Other = { otherId: string; kind: RecordKeyKind; company: string | null }

type Group = { recordId: string; groupValue: string }

/** The oldest first. Two parts of the index: its own keys may be thousands, between them. */
async function findOthers(db: Db, group: Group, ruledOut: string[]): Promise<Other[]> {
  if (ruledOut.length > 0) {
    const { recordId, groupValue } = group
    const others = keysOfGroup(db, groupValue)
    return others.where('recordId', 'not in', [recordId, ...ruledOut]).execute()
  }
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
