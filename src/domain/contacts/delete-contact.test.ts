import assert from 'node:assert/strict'
import { day } from '#platform/clock/clock.ts'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { writesFromHosur } from '#tests/fixtures/questions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { deleteCustomer } from '../customers/delete-customer.ts'
import { findCustomerAccounts } from '../customers/find-customers.ts'
import { signInCustomer } from '../customers/sign-in-customer.ts'
import { setContactPassword } from './set-contact-password.ts'
import { deleteContact, restoreContact } from './delete-contact.ts'
import { countContactsByStatus, findContacts } from './find-contacts.ts'
import { purgeContact, purgeOldContacts } from './purge-contacts.ts'
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

testOnEachEngine(
  'a deleted message is on no list and can be restored; the account remains',
  async ({ app }) => {
    const { by, id } = await customerWrites(app)
    const before = await findContacts(app.db, {})
    await deleteContact(app, by, id)
    assert.deepEqual(
      [await findContacts(app.db, {}), (await countContactsByStatus(app.db, {})).pending],
      [[], 0],
    )
    await assert.rejects(deleteContact(app, by, id), { kind: 'not-found' })
    await assert.doesNotReject(signInCustomer(app, credentials, here))
    await restoreContact(app, by, id)
    assert.deepEqual(await findContacts(app.db, {}), before)
  },
)

testOnEachEngine('of a purged message nothing is left but the account', async ({ app, clock }) => {
  const { by, id } = await customerWrites(app)
  await assert.rejects(purgeContact(app, by, id), { kind: 'not-found' })
  await deleteContact(app, by, id)
  clock.pass(30 * day)
  assert.equal(await purgeOldContacts(app, new AbortController().signal), 1)
  for (const table of ['contacts', 'consents', 'emails', 'audit'] as const) {
    const rows = await app.db.selectFrom(table).selectAll().execute()
    assert.doesNotMatch(JSON.stringify(rows), /divya|hosur|29ZZZ/i, table)
  }
  const events = await app.db
    .selectFrom('audit')
    .select(['action', 'accountId'])
    .where('subjectId', '=', id)
    .where('action', 'in', ['contact.deleted', 'contact.purged'])
    .orderBy('id')
    .execute()
  assert.deepEqual(events, [
    { action: 'contact.deleted', accountId: by.accountId },
    { action: 'contact.purged', accountId: null },
  ])
})

testOnEachEngine(
  'a message that is restored while it is purged is either back or gone for ever',
  async ({ app }) => {
    const { by, id } = await customerWrites(app)
    await deleteContact(app, by, id)
    const outcomes = await Promise.allSettled([
      restoreContact(app, by, id),
      purgeContact(app, by, id),
    ])
    const [restored, purged] = outcomes.map(({ status }) => status === 'fulfilled')
    assert.notEqual(restored, purged)
    assert.equal((await findContacts(app.db, {})).length, restored ? 1 : 0)
  },
)

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
