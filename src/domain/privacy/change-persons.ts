import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import { house } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { findTraces, someOf } from './find-persons.ts'

/** Gone for good, with the notes and the letters about it. The audit tells that it was done, and of nobody. */
export async function erasePerson(app: App, who: string) {
  return inTransaction(app, async (app) => {
    const ids = await findTraces(app.db, who)
    const { db } = app
    await db.deleteFrom('letters').where('id', 'in', someOf(ids.letters)).execute()
    await db.deleteFrom('enquiries').where('id', 'in', someOf(ids.enquiries)).execute()
    await db.deleteFrom('contacts').where('id', 'in', someOf(ids.contacts)).execute()
    await db.deleteFrom('customers').where('id', 'in', someOf(ids.customers)).execute()
    const erased = {
      enquiries: ids.enquiries.length,
      contacts: ids.contacts.length,
      customers: ids.customers.length,
      letters: ids.letters.length,
    }
    await recordAudit(app, house, { action: 'person.erased', before: erased })
    return erased
  })
}
