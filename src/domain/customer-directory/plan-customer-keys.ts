import { now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import { groupValueOf, keyName, recordKeysOf } from '../customer-records/record-key-rules.ts'
import type { RecordKey } from '../customer-records/record-key-rules.ts'
import { findItems } from '../customer-records/tidy-records.ts'
import { recordErasure } from '../erasures/record-erasure.ts'
import { factsOf } from './customer-facts.ts'
import type { findAllKeys } from './customer-facts.ts'
import { findMovedKeys, ownFirst } from './find-moved-keys.ts'

type StoredKey = Awaited<ReturnType<typeof findAllKeys>>[number]

type KeyChange = { known: StoredKey[]; keys: RecordKey[] }

/** The order of ids is that in which keys are shown: where it changes, keys get new ids. */
export async function planKeys(app: App, recordId: string, { known, keys }: KeyChange) {
  const moved = await findMovedKeys(app.db, [recordId])
  const wanted = new Set(keys.map(keyName))
  const stays = moved.size > 0 ? wanted : findStaying({ known, keys })
  const [kept, gone] = [
    known.filter((key) => stays.has(keyName(key))),
    known.filter((key) => !stays.has(keyName(key))),
  ]
  const rows = await rowsOf(app, recordId, { kept, gone, keys })
  const stored = ownFirst([...kept, ...rows], moved)
  const isRemoved = gone.some((key) => !wanted.has(keyName(key)))
  return { gone, rows, stored, isRemoved }
}

function findStaying({ known, keys }: KeyChange) {
  const kinds = ['email', 'phone', 'gst'] as const
  const names = known.map(keyName)
  return new Set(
    kinds.flatMap((kind) => {
      const wanted = keys.filter((key) => key.kind === kind).map(keyName)
      return wanted.slice(0, countInOrder(wanted, names))
    }),
  )
}

/** How many of the wanted follow each other in the stored order. A removed key moves none of the others. */
function countInOrder(wanted: string[], stored: string[]) {
  const places = new Map(stored.map((name, at) => [name, at]))
  const found = wanted.map((name) => places.get(name) ?? -1)
  const other = found.findIndex((place, at) => place <= (found[at - 1] ?? -1))
  return other === -1 ? wanted.length : other
}

type NewRows = { kept: StoredKey[]; gone: StoredKey[]; keys: RecordKey[] }

/** A key that a sender has typed is the sender's, also where the office removes it and takes that back. */
async function rowsOf({ db, clock }: App, recordId: string, { kept, gone, keys }: NewRows) {
  const at = now(clock)
  const isKept = new Set(kept.map(keyName))
  const items = await findItems(db, recordId)
  const typed = items
    .toReversed()
    .flatMap(({ createdAt, ...item }) =>
      recordKeysOf(item).map((key) => ({ ...key, createdAt, enteredAt: null })),
    )
  // What is stored of a key decides before the first item that has it.
  const earlier = new Map([...typed, ...gone].map((key) => [keyName(key), key]))
  return keys
    .filter((key) => !isKept.has(keyName(key)))
    .map((key) => {
      const { createdAt = at, enteredAt = at } = earlier.get(keyName(key)) ?? {}
      const groupValue = groupValueOf(key)
      return { id: newId(), recordId, ...key, groupValue, createdAt, enteredAt }
    })
}

type PlannedKeys = Awaited<ReturnType<typeof planKeys>>

export async function storeKeys(app: App, { gone, rows, isRemoved }: PlannedKeys) {
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id)
    await app.db.deleteFrom('customerRecordKeys').where('id', 'in', ids).execute()
  }
  if (isRemoved) await recordErasure(app)
  if (rows.length > 0) await app.db.insertInto('customerRecordKeys').values(rows).execute()
}

/** Those that an item of the record has count too: a removed number of an account need not be well formed. */
export async function findKnownKeys({ db }: App, id: string, known: RecordKey[]) {
  const items = await findItems(db, id)
  return factsOf({ id, name: null, company: null }, [...known, ...items.flatMap(recordKeysOf)])
}
