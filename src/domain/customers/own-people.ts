import type { OwnPersonForm } from '#contract/customers/own-account-form.ts'
import { ownAccountLimits, ownAccountMessages } from '#contract/customers/own-account.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import { lockRecords } from '../customer-records/lock-records.ts'
import { updateSearchTextOfAccounts } from '../customer-records/update-search-text.ts'
import { lockRow } from '../lock-row.ts'
import { Refusal } from '../refusal.ts'
import { recordDetailsChange } from './change-own-company.ts'

export async function addOwnPerson(app: App, customerId: string, form: OwnPersonForm) {
  await inTransaction(app, async (app) => {
    await lockRecords(app)
    // Two at once would both find room for one.
    await lockRow(app, 'customers', customerId)
    const { count } = await app.db
      .selectFrom('customerPeople')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('customerId', '=', customerId)
      .executeTakeFirstOrThrow()
    if (count >= ownAccountLimits.people) {
      throw new Refusal('conflict', ownAccountMessages.peopleFull)
    }
    const row = { id: newId(), customerId, ...form }
    await app.db.insertInto('customerPeople').values(row).execute()
    await recordPeopleChange(app, customerId)
  })
}

export async function changeOwnPerson(
  app: App,
  customerId: string,
  id: string,
  form: OwnPersonForm,
) {
  await inTransaction(app, async (app) => {
    await lockRecords(app)
    const { numUpdatedRows } = await app.db
      .updateTable('customerPeople')
      .set(form)
      .where('id', '=', id)
      .where('customerId', '=', customerId)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw personNotFound()
    await recordPeopleChange(app, customerId)
  })
}

export async function removeOwnPerson(app: App, customerId: string, id: string) {
  await inTransaction(app, async (app) => {
    await lockRecords(app)
    const { numDeletedRows } = await app.db
      .deleteFrom('customerPeople')
      .where('id', '=', id)
      .where('customerId', '=', customerId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw personNotFound()
    await recordPeopleChange(app, customerId)
  })
}

/** The office finds the customer by them. */
async function recordPeopleChange(app: App, customerId: string) {
  await updateSearchTextOfAccounts(app.db, [customerId])
  await recordDetailsChange(app, customerId, 'people')
}

function personNotFound() {
  return new Refusal('not-found', ownAccountMessages.personNotFound)
}
