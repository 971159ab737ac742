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

/** Of each kind as many of the wanted as follow each other in the stored order. A removed one moves none. */
function findStaying({ known, keys }: KeyChange) {
  const places = new Map(known.map((key, at) => [keyName(key), at]))
  const staying = new Set<string>()
  for (const kind of ['email', 'phone', 'gst'] as const) {
    let last = -1
    for (const name of keys.filter((key) => key.kind === kind).map(keyName)) {
      const place = places.get(name) ?? -1
      if (place <= last) break
      staying.add(name)
      last = place
    }
  }
  return staying
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
