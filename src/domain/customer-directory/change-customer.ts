import type { CustomerChangeForm } from '#contract/customer-directory/customer-facts-form.ts'
import {
  customerFactLabels,
  customerRecordMessages,
} from '#contract/customer-directory/customer-record.ts'
import type { CustomerFacts } from '#contract/customer-directory/customer-record.ts'
import { keysOf } from '#contract/keys-of.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { storeRecordDoubles } from '../customer-records/store-record-doubles.ts'
import { forgetDoubles } from '../customer-records/forget-doubles.ts'
import { lockRecords } from '../customer-records/lock-records.ts'
import { updateSearchText } from '../customer-records/update-search-text.ts'
import { refuseUnlessCurrent } from '../refuse-unless-current.ts'
import { factsOf, findAllKeys, refuseKeysOfOthers, requireKeys } from './customer-facts.ts'
import { findKnownKeys, planKeys, storeKeys } from './plan-customer-keys.ts'
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
    await forgetDoubles(app.db, id)
    await storeRecordDoubles(app, { recordId: id, keys })
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
