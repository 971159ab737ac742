import type { OwnAddressForm } from '#contract/customers/own-account-form.ts'
import { ownAccountLimits, ownAccountMessages } from '#contract/customers/own-account.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import type { App } from '../app.ts'
import { lockRow } from '../lock-row.ts'
import { Refusal } from '../refusal.ts'
import { recordDetailsChange } from './change-own-company.ts'

export async function addOwnAddress(app: App, customerId: string, form: OwnAddressForm) {
  await inTransaction(app, async (app) => {
    // Two at once would both find room for one.
    await lockRow(app, 'customers', customerId)
    const { count } = await app.db
      .selectFrom('customerAddresses')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('customerId', '=', customerId)
      .executeTakeFirstOrThrow()
    if (count >= ownAccountLimits.addresses) {
      throw new Refusal('conflict', ownAccountMessages.addressesFull)
    }
    const row = { id: newId(), customerId, ...form }
    await app.db.insertInto('customerAddresses').values(row).execute()
    await recordDetailsChange(app, customerId, 'addresses')
  })
}

export async function changeOwnAddress(
  app: App,
  customerId: string,
  id: string,
  form: OwnAddressForm,
) {
  await inTransaction(app, async (app) => {
    const { numUpdatedRows } = await app.db
      .updateTable('customerAddresses')
      .set(form)
      .where('id', '=', id)
      .where('customerId', '=', customerId)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw addressNotFound()
    await recordDetailsChange(app, customerId, 'addresses')
  })
}

export async function removeOwnAddress(app: App, customerId: string, id: string) {
  await inTransaction(app, async (app) => {
    const { numDeletedRows } = await app.db
      .deleteFrom('customerAddresses')
      .where('id', '=', id)
      .where('customerId', '=', customerId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw addressNotFound()
    await recordDetailsChange(app, customerId, 'addresses')
  })
}

function addressNotFound() {
  return new Refusal('not-found', ownAccountMessages.addressNotFound)
}
