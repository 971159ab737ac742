import type { CustomerChangeForm } from '#contract/customer-directory/customer-facts-form.ts'
import {
  customerFactLabels,
  customerRecordMessages,
} from '#contract/customer-directory/customer-record.ts'
import type { CustomerFacts } from '#contract/customer-directory/customer-record.ts'
import { keysOf } from '#contract/keys-of.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { findRecordDoubles } from '../customer-records/find-record-doubles.ts'
import { lockRecords } from '../customer-records/lock-records.ts'
import { groupValueOf, keyName, recordKeysOf } from '../customer-records/record-key-rules.ts'
import type { RecordKey } from '../customer-records/record-key-rules.ts'
import { findItems } from '../customer-records/tidy-records.ts'
import { updateSearchText } from '../customer-records/update-search-text.ts'
import { recordErasure } from '../erasures/record-erasure.ts'
import { refuseUnlessCurrent } from '../refuse-unless-current.ts'
import { factsOf, findAllKeys, refuseKeysOfOthers, requireKeys } from './customer-facts.ts'
import { findMovedKeys, ownFirst } from './find-moved-keys.ts'
import { requireLockedRecord } from './require-record.ts'

/** What the office enters stays when somebody writes again. The same change again changes nothing. */
export async function changeCustomer(
  app: App,
  by: Administrator,
  id: string,
  { version, ...form }: CustomerChangeForm,
): Promise<CustomerFacts> {
  return inTransaction(app, async (app) => {
    await lockRecords(app)
    const record = await requireLockedRecord(app, id)
    const known = await findAllKeys(app.db, id)
    const before = factsOf(record, known)
    const keys = requireKeys(form, await findKnownKeys(app, id, known))
    const change = await planKeys(app, id, { known, keys })
    const after = factsOf({ id, ...form }, change.stored)
    if (after.version === before.version) return before
    const { changedMeanwhile } = customerRecordMessages
    refuseUnlessCurrent(version, before.version, changedMeanwhile, { customer: before })
    await refuseKeysOfOthers(app, keys, id)
    await storeFacts(app, after)
    await storeKeys(app, change)
    await updateSearchText(app.db, id)
    await findRecordDoubles(app, { recordId: id, keys })
    const fields = changedFields(before, after)
    const action = 'customer-record.changed'
    // Without the facts themselves: the audit names nobody who may have to be erased.
    await recordAudit(app, by, { action, subjectId: id, after: { fields } })
    return after
  })
}

function changedFields(before: CustomerFacts, after: CustomerFacts) {
  const changed = keysOf(customerFactLabels).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  return changed.join(', ')
}

async function storeFacts({ db, clock }: App, { id, name, company }: CustomerFacts) {
  const enteredAt = now(clock)
  await db
    .updateTable('customerRecords')
    .set({ name, company, enteredAt })
    .where('id', '=', id)
    .execute()
}

type StoredKey = Awaited<ReturnType<typeof findAllKeys>>[number]

type KeyChange = { known: StoredKey[]; keys: RecordKey[] }

/** The order of ids is that in which keys are shown: where it changes, keys get new ids. */
async function planKeys(app: App, recordId: string, { known, keys }: KeyChange) {
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

async function storeKeys(app: App, { gone, rows, isRemoved }: PlannedKeys) {
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id)
    await app.db.deleteFrom('customerRecordKeys').where('id', 'in', ids).execute()
  }
  if (isRemoved) await recordErasure(app)
  if (rows.length > 0) await app.db.insertInto('customerRecordKeys').values(rows).execute()
}

/** Those that an item of the record has count too: a removed number of an account need not be well formed. */
async function findKnownKeys({ db }: App, id: string, known: RecordKey[]) {
  const items = await findItems(db, id)
  return factsOf({ id, name: null, company: null }, [...known, ...items.flatMap(recordKeysOf)])
}
