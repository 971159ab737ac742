import type { DoubleReason } from '#contract/customer-directory/customer-record.ts'
import { now } from '#platform/clock/clock.ts'
import { compileOnce } from '#platform/database/compile-once.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App, Db } from '../app.ts'
import type { RecordKeyKind } from './customer-records-table.ts'
import { groupValueOf, nearlySameAs } from './record-key-rules.ts'
import type { RecordKey } from './record-key-rules.ts'

type Double = { otherId: string; reason: DoubleReason }

/** Keys of one PAN or domain, of older and of newer records: each enquiry with a new key waits for them. */
const mostCompared = 20

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
export async function storeRecordDoubles(app: App, found: NewKeys) {
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
  const [record] = await findRecord(db, { recordId })
  const company = record?.company ?? null
  // A domain in common says nothing without a company.
  const grouped = company === null ? keys.filter(({ kind }) => kind === 'gst') : keys
  const others: Other[] = []
  for (const groupValue of new Set(grouped.map(groupValueOf))) {
    if (groupValue) others.push(...(await findOthers(db, { recordId, groupValue }, ruledOut)))
  }
  const ofPan = others.find(({ kind }) => kind === 'gst')
  const ofCompany = company === null ? undefined : findNamesake(others, company)
  // With the oldest alone: a hundred branches would be thousands of pairs.
  return [
    ...(ofPan ? [{ otherId: ofPan.otherId, reason: 'pan' as const }] : []),
    ...(ofCompany ? [{ otherId: ofCompany.otherId, reason: 'company' as const }] : []),
  ]
}

const findRecord = compileOnce((db: Db, { recordId }: { recordId: string }) =>
  db.selectFrom('customerRecords').select('company').where('id', '=', recordId),
)

function findNamesake(others: Other[], company: string) {
  const isNamesake = nearlySameAs(company)
  return others.find(
    (other) => other.kind === 'email' && other.company !== null && isNamesake(other.company),
  )
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
