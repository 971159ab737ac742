import assert from 'node:assert/strict'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { customerIdOf, openAccount, ramesh, sunita } from '#tests/fixtures/customers.ts'
import { addContact, addEnquiry } from '#tests/fixtures/received-submissions.ts'
import { laptopsForTheOffice, writesFromHosur } from '#tests/fixtures/questions.ts'
import { tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { renewCustomerPassword } from '../customers/renew-customer-password.ts'
import { findOwnAccount } from '../customers/find-own-account.ts'
import { addOwnPerson, changeOwnPerson, removeOwnPerson } from '../customers/own-people.ts'
import { receiveEnquiry } from '../enquiries/receive-enquiry.ts'
import { addProduct } from '../products/add-product.ts'
import { findInOffice } from './find-in-office.ts'

testOnEachEngine(
  'the office finds products, enquiries, messages and customers by what names them',
  async ({ app }) => {
    const { enquiry, contact } = await fillOffice(app)
    const found = async (q: string) =>
      (await findInOffice(app, 'owner', q)).map(({ kind, title }) => `${kind} ${title}`)
    const meera = 'enquiry Meera Krishnan · Lakeview Textiles'
    const divya = 'message Divya Rao'
    assert.deepEqual(await found('m126nw'), [`product ${tallyPrinter.name}`])
    assert.deepEqual(await found('travelbook'), [`product ${travelBook.name}`, meera])
    assert.deepEqual(await found(laptopsForTheOffice.email), [meera, 'customer Lakeview Textiles'])
    assert.deepEqual(await found(enquiry.reference), [meera])
    assert.deepEqual(await found(contact.reference), [divya])
    assert.deepEqual(await found(writesFromHosur.email ?? ''), [divya, 'customer Hosur Foods'])
    assert.deepEqual(await found('29abcde1234f1z5'), ['customer 29ABCDE1234F1Z5'])
    for (const q of ['', '***', 'nobody at all']) assert.deepEqual(await found(q), [])
  },
)

testOnEachEngine('a phone number is found however it is written', async ({ app }) => {
  await fillOffice(app)
  for (const q of ['9845012345', '98450 12345', '+91-98450-12345', '098450 12345']) {
    const found = await findInOffice(app, 'owner', q)
    assert.deepEqual(
      found.map(({ kind }) => kind),
      ['enquiry', 'customer'],
      q,
    )
  }
})

testOnEachEngine(
  'a customer is found by the name, e-mail and phone of the people whom the account lists',
  async ({ app }) => {
    await openAccount(app, ramesh)
    const own = await customerIdOf(app, ramesh)
    await addOwnPerson(app, own, sunita)
    const countFor = async (q: string) => (await findInOffice(app, 'sales', q)).length
    for (const q of ['sunita', sunita.email, '+91 98450-55555']) {
      assert.equal(await countFor(q), 1, q)
    }
    const { people: [person] = [] } = (await findOwnAccount(app.db, own)) ?? {}
    assert(person)
    const kiran = { name: 'Kiran Rao', email: null, phone: null }
    await changeOwnPerson(app, own, person.id, kiran)
    assert.deepEqual([await countFor('sunita'), await countFor('kiran')], [0, 1])
    await receiveEnquiry(
      app,
      { ...laptopsForTheOffice, email: ramesh.email },
      { address: '203.0.113.7' },
    )
    assert.equal(await countFor('kiran'), 1)
    await removeOwnPerson(app, own, person.id)
    assert.equal(await countFor('kiran'), 0)
  },
)

testOnEachEngine('a role finds only what it may see', async ({ app }) => {
  await fillOffice(app)
  const kinds = async (role: 'editor' | 'sales') => {
    const all = await Promise.all(
      ['travelbook', 'divya', '29ABCDE1234F1Z5'].map((q) => findInOffice(app, role, q)),
    )
    return all.flat().map(({ kind }) => kind)
  }
  assert.deepEqual(await kinds('editor'), ['product'])
  assert.deepEqual(await kinds('sales'), ['product', 'enquiry', 'message', 'customer', 'customer'])
})

testOnEachEngine('five of a kind are found at most, the newest first', async ({ app }) => {
  const phones = [1, 2, 3, 4, 5, 6].map((digit) => `+91984501234${digit}`)
  for (const phone of phones) await addEnquiry(app, { ...laptopsForTheOffice, phone })
  const everything = await findInOffice(app, 'owner', 'meera')
  const found = everything.filter(({ kind }) => kind === 'enquiry')
  assert.equal(found.length, 5)
  assert.deepEqual(
    found.map(({ id }) => id),
    found.map(({ id }) => id).toSorted((one, other) => (one < other ? 1 : -1)),
  )
})

async function fillOffice(app: App) {
  await inTransaction(app, async (app) => {
    for (const product of [travelBook, tallyPrinter]) await addProduct(app, system, product)
  })
  const enquiry = await addEnquiry(app)
  const contact = await addContact(app)
  await renewCustomerPassword(app, await addAdministrator(app, asha), '29ABCDE1234F1Z5')
  return { enquiry, contact }
}
