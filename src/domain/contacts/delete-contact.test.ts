import assert from 'node:assert/strict'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { writesFromHosur } from '#tests/fixtures/questions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { deleteCustomer } from '../customers/delete-customer.ts'
import { findCustomerAccounts } from '../customers/find-customers.ts'
import { signInCustomer } from '../customers/sign-in-customer.ts'
import { setContactPassword } from './set-contact-password.ts'
import { deleteContact } from './delete-contact.ts'
import { findContacts } from './find-contacts.ts'
import { receiveContact } from './receive-contact.ts'

const here = { address: '203.0.113.7' }
const gstNumber = '29ZZZFZ9999Z1Z9'
const credentials = { gstNumber, password: 'monsoon' }

/** Divya writes and gets an account, in which she is signed in. */
async function customerWrites(app: App) {
  const by = await addAdministrator(app, asha)
  await receiveContact(app, { ...writesFromHosur, marketing: true }, here)
  const [written] = await findContacts(app.db, {})
  const contact = await setContactPassword(app, by, written?.id ?? '', credentials)
  await signInCustomer(app, credentials, here)
  return { by, id: contact.id, customerId: contact.customerId ?? '' }
}

testOnEachEngine('of a deleted message nothing is left but the account', async ({ app }) => {
  const { by, id } = await customerWrites(app)
  await deleteContact(app, by, id)
  for (const table of ['contacts', 'consents', 'emails', 'audit'] as const) {
    const rows = await app.db.selectFrom(table).selectAll().execute()
    assert.doesNotMatch(JSON.stringify(rows), /divya|hosur|29ZZZ/i, table)
  }
  await assert.doesNotReject(signInCustomer(app, credentials, here))
  const [event] = await app.db
    .selectFrom('audit')
    .select(['accountId', 'subjectId'])
    .where('action', '=', 'contact.deleted')
    .execute()
  assert.deepEqual(event, { accountId: by.accountId, subjectId: id })
  await assert.rejects(deleteContact(app, by, id), { kind: 'not-found' })
})

testOnEachEngine('a deleted account signs nobody in, and its messages stay', async ({ app }) => {
  const { by, customerId } = await customerWrites(app)
  await assert.rejects(signInCustomer(app, { gstNumber, password: 'guess' }, here))
  await deleteCustomer(app, by, customerId)
  assert.deepEqual(await findCustomerAccounts(app.db, {}), [])
  for (const table of ['customerSessions', 'signInAttempts'] as const) {
    assert.deepEqual(await app.db.selectFrom(table).selectAll().execute(), [], table)
  }
  await assert.rejects(signInCustomer(app, credentials, here), { kind: 'unauthorized' })
  const [contact] = await findContacts(app.db, {})
  assert.deepEqual([contact?.name, contact?.passwordSetAt], [writesFromHosur.name, null])
})

testOnEachEngine('the e-mail with the sign-in goes with the account', async ({ app }) => {
  const { by, customerId } = await customerWrites(app)
  await deleteCustomer(app, by, customerId)
  const emails = await app.db.selectFrom('emails').select('kind').orderBy('id').execute()
  assert.deepEqual(
    emails.map(({ kind }) => kind),
    ['contact-announcement', 'contact-acknowledgement'],
  )
})

testOnEachEngine(
  'the audit says who deleted an account, and names no customer',
  async ({ app }) => {
    const { by, customerId } = await customerWrites(app)
    await deleteCustomer(app, by, customerId)
    const events = app.db.selectFrom('audit').selectAll().where('action', '=', 'customer.deleted')
    const [event] = await events.execute()
    assert.deepEqual([event?.accountId, event?.subjectId], [by.accountId, customerId])
    assert.doesNotMatch(JSON.stringify(event), /divya|hosur|29ZZZ/i)
    await assert.rejects(deleteCustomer(app, by, customerId), { kind: 'not-found' })
  },
)

testOnEachEngine('a customer without an account can be given one again', async ({ app }) => {
  const { by, id, customerId } = await customerWrites(app)
  await deleteCustomer(app, by, customerId)
  const contact = await setContactPassword(app, by, id, credentials)
  assert.notEqual(contact.customerId, null)
  assert.notEqual(contact.customerId, customerId)
})

testOnEachEngine('accounts are found by GST number, name or e-mail', async ({ app }) => {
  await customerWrites(app)
  for (const q of ['29zzz', 'Divya', 'divya@hosurfoods.example', 'rao divya']) {
    assert.equal((await findCustomerAccounts(app.db, { q })).length, 1, q)
  }
  for (const q of ['meera', '%', '29zzz meera']) {
    assert.deepEqual(await findCustomerAccounts(app.db, { q }), [], q)
  }
})
