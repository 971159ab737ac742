import type { CustomerFactsForm } from '#contract/customer-directory/customer-facts-form.ts'
import type { CustomerFacts } from '#contract/customer-directory/customer-record.ts'
import { now } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { insertKeys, insertRecord } from '../customer-records/attach-to-record.ts'
import { storeRecordDoubles } from '../customer-records/store-record-doubles.ts'
import { lockRecords } from '../customer-records/lock-records.ts'
import { factsOf, refuseKeysOfOthers, requireKeys } from './customer-facts.ts'

/** A customer whom the office enters. */
export async function addCustomer(
  app: App,
  by: Administrator,
  form: CustomerFactsForm,
): Promise<CustomerFacts> {
  const keys = requireKeys(form)
  return inTransaction(app, async (app) => {
    await lockRecords(app)
    await refuseKeysOfOthers(app, keys)
    const enteredAt = now(app.clock)
    const id = await insertRecord(app, form, { missing: keys, enteredAt })
    await insertKeys(app, id, keys, enteredAt)
    await storeRecordDoubles(app, { recordId: id, keys })
    await recordAudit(app, by, { action: 'customer-record.added', subjectId: id })
    return factsOf({ id, ...form }, keys)
  })
}
