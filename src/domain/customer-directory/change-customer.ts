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
import { groupValueOf, keyName } from '../customer-records/record-key-rules.ts'
import type { RecordKey } from '../customer-records/record-key-rules.ts'
import { updateSearchText } from '../customer-records/update-search-text.ts'
import { recordErasure } from '../erasures/record-erasure.ts'
import { refuseUnlessCurrent } from '../refuse-unless-current.ts'
import { factsOf, findStoredKeys, refuseKeysOfOthers, requireKeys } from './customer-facts.ts'
import { findMovedKeys } from './find-moved-keys.ts'
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
    const known = await findStoredKeys(app.db, id)
    const before = factsOf(record, known)
    const keys = requireKeys(form, before)
    const after = factsOf({ id, ...form }, keys)
    if (after.version === before.version) return before
    const { changedMeanwhile } = customerRecordMessages
    refuseUnlessCurrent(version, before.version, changedMeanwhile, { customer: before })
    await refuseKeysOfOthers(app, keys, id)
    await storeFacts(app, after)
    await storeKeys(app, id, { known, keys })
    await updateSearchText(app.db, id)
    await findRecordDoubles(app, { recordId: id, keys })
    const fields = changedFields(before, after)
    const action = 'customer-record.changed'
    // Without the facts themselves: the audit names nobody who may have to be erased.
    await recordAudit(app, by, { action, subjectId: id, after: { fields } })
    return factsOf({ id, ...form }, await findStoredKeys(app.db, id))
  })
}

function changedFields(before: CustomerFacts, after: CustomerFacts) {
  const changed = keysOf(customerFactLabels).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  return changed.map((field) => customerFactLabels[field]).join(', ')
}

async function storeFacts({ db, clock }: App, { id, name, company }: CustomerFacts) {
  const enteredAt = now(clock)
  await db
    .updateTable('customerRecords')
    .set({ name, company, enteredAt })
    .where('id', '=', id)
    .execute()
}

type StoredKey = Awaited<ReturnType<typeof findStoredKeys>>[number]

type KeyChange = { known: StoredKey[]; keys: RecordKey[] }

/** The order of ids is that in which keys are shown: where it changes, keys get new ids. */
async function storeKeys(app: App, recordId: string, { known, keys }: KeyChange) {
  const at = now(app.clock)
  const stays = await findStaying(app, recordId, { known, keys })
  const gone = known.filter((key) => !stays.has(keyName(key)))
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id)
    await app.db.deleteFrom('customerRecordKeys').where('id', 'in', ids).execute()
    await recordErasure(app)
  }
  const earlier = new Map(gone.map((key) => [keyName(key), key]))
  const rows = keys
    .filter((key) => !stays.has(keyName(key)))
    .map((key) => {
      const { createdAt = at, enteredAt = at } = earlier.get(keyName(key)) ?? {}
      const groupValue = groupValueOf(key)
      return { id: newId(), recordId, ...key, groupValue, createdAt, enteredAt }
    })
  if (rows.length > 0) await app.db.insertInto('customerRecordKeys').values(rows).execute()
}

/** Up to the first that is at another place. After a merge all of them, since its undo finds keys by their ids. */
async function findStaying({ db }: App, recordId: string, { known, keys }: KeyChange) {
  const names = keys.map(keyName)
  const isMerged = (await findMovedKeys(db, [recordId])).size > 0
  const staying = isMerged ? known.filter((key) => names.includes(keyName(key))) : []
  for (const kind of isMerged ? [] : (['email', 'phone', 'gst'] as const)) {
    const wanted = keys.filter((key) => key.kind === kind)
    const stored = known.filter((key) => key.kind === kind)
    const firstOther = stored.findIndex((key, at) => key.value !== wanted[at]?.value)
    staying.push(...stored.slice(0, firstOther === -1 ? stored.length : firstOther))
  }
  return new Set(staying.map(keyName))
}
