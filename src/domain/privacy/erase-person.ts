import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import { resetAttemptNameOf } from '../accounts/reset-password.ts'
import { system } from '../audit/actor.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { eraseContacts } from '../contacts/purge-contacts.ts'
import { attemptNameOf, userIdOf } from '../customers/customer-rules.ts'
import { lockRecords } from '../customer-records/lock-records.ts'
import { eraseOwnNotes } from '../customer-records/own-notes.ts'
import { eraseOwnRecords } from '../customer-records/own-records.ts'
import { updateSearchTextOfAccounts } from '../customer-records/update-search-text.ts'
import { eraseCustomers } from '../customers/delete-customer.ts'
import { eraseEnquiries } from '../enquiries/purge-enquiries.ts'
import { recordErasure } from '../erasures/record-erasure.ts'
import { forgetAttemptsOf } from '../limits/reserve-attempt.ts'
import { findOwnFacts, findTraces, nonEmptyIds } from './find-persons.ts'
import { shortenDataRequestsOf } from './shorten-data-requests.ts'

/** Deletes all data of a person. The audit event records the deletion and identifies nobody. */
export async function erasePerson(app: App, who: string, by: Actor = system) {
  return inTransaction(app, async (app) => {
    const { db } = app
    // Nobody notes, imports or merges anything meanwhile.
    await lockRecords(app)
    const ids = await findTraces(db, who)
    const own = await findOwnFacts(db, who, ids)
    await db.deleteFrom('emails').where('id', 'in', nonEmptyIds(ids.emails)).execute()
    await db.deleteFrom('consents').where('id', 'in', nonEmptyIds(ids.consents)).execute()
    await db.deleteFrom('stockAlerts').where('email', '=', who.toLowerCase()).execute()
    // Which notes are theirs is read from the records, which the next lines change.
    await eraseOwnNotes(app, who, own)
    await eraseEnquiries(app, ids.enquiries)
    await eraseCustomers(app, ids.customers)
    await eraseListed(app, ids.listed)
    await eraseContacts(app, ids.contacts)
    await eraseOwnRecords(app, who, own)
    await forgetAttemptsOf(app, attemptNamesOf(who))
    await shortenDataRequestsOf(app, who)
    await recordErasure(app)
    const erased = {
      enquiries: ids.enquiries.length,
      contacts: ids.contacts.length,
      customers: ids.customers.length,
      emails: ids.emails.length,
      consents: ids.consents.length,
    }
    await recordAudit(app, by, { action: 'person.erased', before: erased })
    return erased
  })
}

/** Where the accounts of others list them, by which the office finds those customers. */
async function eraseListed({ db }: App, ids: string[]) {
  const listed = await db
    .deleteFrom('customerPeople')
    .where('id', 'in', nonEmptyIds(ids))
    .returning('customerId')
    .execute()
  await updateSearchTextOfAccounts(
    db,
    listed.map(({ customerId }) => customerId),
  )
}

/** Failed sign-ins under this name, including an administrator's. Deleting them locks nobody out. */
function attemptNamesOf(who: string) {
  const email = who.toLowerCase()
  return [who, email, resetAttemptNameOf(email), attemptNameOf(userIdOf(who))]
}
