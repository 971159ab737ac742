import { customerMessages } from '#contract/customers/customer.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '../app.ts'
import type { Actor } from '../audit/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { findRecordsOf, tidyRecords } from '../customer-records/tidy-records.ts'
import { recordErasure } from '../erasures/record-erasure.ts'
import { forgetAttemptsOf } from '../limits/reserve-attempt.ts'
import { Refusal } from '../refusal.ts'
import { attemptNameOf } from './customer-rules.ts'

/** Deletes only the account: the customer's messages remain, without an account. The audit event identifies nobody. */
export async function deleteCustomer(app: App, by: Actor, id: string) {
  await inTransaction(app, async (app) => {
    const deleted = await eraseCustomers(app, [id])
    if (deleted === 0) throw new Refusal('not-found', customerMessages.notFound)
    await recordAudit(app, by, { action: 'customer.deleted', subjectId: id })
  })
}

/** With the e-mails that hold their sign-in; sessions go with their account. Belongs in a transaction. */
export async function eraseCustomers(app: App, ids: string[]) {
  if (ids.length === 0) return 0
  const records = await findRecordsOf(app.db, 'customers', ids)
  await deletePasswordEmails(app, ids)
  const erased = await app.db
    .deleteFrom('customers')
    .where('id', 'in', ids)
    .returning('userId')
    .execute()
  await forgetAttemptsOf(
    app,
    erased.map(({ userId }) => attemptNameOf(userId)),
  )
  await tidyRecords(app, records)
  await recordErasure(app)
  return erased.length
}

async function deletePasswordEmails({ db }: App, ids: string[]) {
  await db.deleteFrom('emails').where('about', 'in', ids).execute()
  await db
    .deleteFrom('emails')
    .where('kind', '=', 'customer-password')
    .where('about', 'in', (contacts) =>
      contacts.selectFrom('contacts').select('contacts.id').where('customerId', 'in', ids),
    )
    .execute()
}
