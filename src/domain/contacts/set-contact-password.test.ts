import assert from 'node:assert/strict'
import { customerMessages } from '#contract/customers/customer.ts'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { addContact, here } from '#tests/fixtures/received-submissions.ts'
import { writesFromHosur } from '#tests/fixtures/questions.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { findContacts } from './find-contacts.ts'
import { receiveCustomerMessage } from './receive-contact.ts'
import { setContactPassword } from './set-contact-password.ts'

const gstNumber = '29ZZZFZ9999Z1Z9'
const message = 'Please send the invoice of March once more.'

function lastEmailOf({ db }: App) {
  return db.selectFrom('emails').selectAll().orderBy('id', 'desc').executeTakeFirst()
}

testOnEachEngine(
  'a set password makes a new contact an existing customer, and is sent',
  async ({ app }) => {
    const { id } = await addContact(app)
    const contact = await setContactPassword(app, system, id, { password: 'monsoon', gstNumber })
    assert.deepEqual([contact.type, contact.gstNumber], ['existing', gstNumber])
    const email = await lastEmailOf(app)
    assert.deepEqual([email?.kind, email?.recipient], ['customer-password', writesFromHosur.email])
    assert.doesNotMatch(JSON.stringify(email), /monsoon/)
    await receiveCustomerMessage(app, { gstNumber, password: 'monsoon', message }, here)
    const [latest] = await findContacts(app.db, {})
    assert.equal(latest?.name, writesFromHosur.name)
  },
)

testOnEachEngine(
  'without a GST number the customer signs in by e-mail, until one is known',
  async ({ app }) => {
    const { id } = await addContact(app)
    await setContactPassword(app, system, id, { password: 'monsoon', gstNumber: undefined })
    const byEmail = { gstNumber: writesFromHosur.email.toUpperCase(), password: 'monsoon', message }
    await receiveCustomerMessage(app, byEmail, here)
    await setContactPassword(app, system, id, { password: 'harvest', gstNumber })
    await refusalOf(receiveCustomerMessage(app, { ...byEmail, password: 'harvest' }, here))
    await receiveCustomerMessage(
      app,
      { gstNumber, password: 'harvest', message: `${message} Thanks.` },
      here,
    )
    assert.equal((await app.db.selectFrom('customers').select('id').execute()).length, 1)
  },
)

testOnEachEngine(
  'a message that names the GST number of another customer does not get the account of that customer',
  async ({ app }) => {
    const owner = await addContact(app)
    await setContactPassword(app, system, owner.id, { password: 'monsoon', gstNumber })
    const email = 'stranger@example.net'
    const { id } = await addContact(app, { ...writesFromHosur, name: 'Somebody', email })
    const before = await app.db.selectFrom('customers').selectAll().execute()
    const refusal = await refusalOf(
      setContactPassword(app, system, id, { password: 'harvest', gstNumber }),
    )
    assert.deepEqual([refusal.kind, refusal.message], ['conflict', customerMessages.ofAnotherEmail])
    assert.deepEqual(await app.db.selectFrom('customers').selectAll().execute(), before)
    assert.notEqual((await lastEmailOf(app))?.kind, 'customer-password')
  },
)

testOnEachEngine(
  'a contact whose GST number is added is found by it, and the audit says who made it a customer',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { id } = await addContact(app)
    await setContactPassword(app, by, id, { password: 'monsoon', gstNumber: undefined })
    assert.equal((await findContacts(app.db, { q: gstNumber })).length, 0)
    await setContactPassword(app, by, id, { password: 'harvest', gstNumber })
    assert.equal((await findContacts(app.db, { q: `hosur ${gstNumber}` })).length, 1)
    await setContactPassword(app, by, id, { password: 'diwali-25', gstNumber })
    const { id: customerId } = await app.db
      .selectFrom('customers')
      .select('id')
      .executeTakeFirstOrThrow()
    const customer = { type: 'existing', customerId, hasGstNumber: false }
    assert.deepEqual(await findTied(app, id), [
      {
        accountId: by.accountId,
        before: { type: 'new', customerId: null, hasGstNumber: false },
        after: customer,
      },
      { accountId: by.accountId, before: customer, after: { ...customer, hasGstNumber: true } },
    ])
  },
)

async function findTied({ db }: App, subjectId: string) {
  const rows = await db
    .selectFrom('audit')
    .select(['accountId', 'before', 'after'])
    .where('action', '=', 'contact.tied-to-customer')
    .where('subjectId', '=', subjectId)
    .orderBy('id')
    .execute()
  return rows.map(({ accountId, before, after }) => ({
    accountId,
    before: JSON.parse(before ?? 'null') as unknown,
    after: JSON.parse(after ?? 'null') as unknown,
  }))
}
