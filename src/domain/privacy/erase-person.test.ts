import assert from 'node:assert/strict'
import { system } from '../audit/actor.ts'
import { tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { laptopsForTheOffice, oneMoreQuestion, writesFromHosur } from '#tests/fixtures/questions.ts'
import {
  agarwalWarehouse,
  customerIdOf,
  farida,
  linkTokenOf,
  openAccount,
  ramesh,
  sunita,
} from '#tests/fixtures/customers.ts'
import { now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { requestPasswordReset } from '../accounts/reset-password.ts'
import { setContactPassword } from '../contacts/set-contact-password.ts'
import { findContacts } from '../contacts/find-contacts.ts'
import { receiveContact, receiveCustomerMessage } from '../contacts/receive-contact.ts'
import { signInAdministrator } from '../accounts/sign-in-administrator.ts'
import { addOwnAddress } from '../customers/own-addresses.ts'
import { addOwnPerson } from '../customers/own-people.ts'
import { signInCustomer } from '../customers/sign-in-customer.ts'
import { renewCustomerPassword } from '../customers/renew-customer-password.ts'
import { requestPasswordLink } from '../customers/request-password-link.ts'
import { deleteEnquiry } from '../enquiries/delete-enquiry.ts'
import { purgeEnquiry } from '../enquiries/purge-enquiries.ts'
import { noteOnEnquiry } from '../enquiries/note-on-enquiry.ts'
import { findEnquiries } from '../enquiries/find-enquiries.ts'
import { receiveEnquiry } from '../enquiries/receive-enquiry.ts'
import { addProduct } from '../products/add-product.ts'
import { countStockAlerts } from '../stock-alerts/count-stock-alerts.ts'
import { requestStockAlert } from '../stock-alerts/request-stock-alert.ts'
import { confirmOwnDataRequest } from './confirm-data-request.ts'
import { erasePerson } from './erase-person.ts'
import { findPerson } from './find-persons.ts'
import { requestOwnData } from './request-own-data.ts'

const here = { address: '203.0.113.7' }
const { email } = laptopsForTheOffice
const from = { ...here, userAgent: '' }
const gstNumber = '29ZZZFZ9999Z1Z9'

/** Meera asks, writes, gets an account and writes from it; Imran asks too. */
async function liveOn(app: App) {
  const by = await addAdministrator(app, asha)
  await receiveEnquiry(app, oneMoreQuestion, here)
  const laptop = await addProduct(app, system, travelBook)
  const printer = await addProduct(app, system, tallyPrinter)
  const asked = {
    ...laptopsForTheOffice,
    email: email.toUpperCase(),
    marketing: true,
    products: { [laptop.id]: 30, [printer.id]: null },
  }
  await receiveEnquiry(app, asked, here)
  const [enquiry] = await findEnquiries(app.db, {})
  await noteOnEnquiry(app, by, enquiry?.id ?? '', 'Meera wants thirty.')
  await receiveContact(app, { ...writesFromHosur, name: 'Meera Krishnan', email }, here)
  const [contact] = await findContacts(app.db, {})
  await setContactPassword(app, system, contact?.id ?? '', { password: 'monsoon', gstNumber })
  const form = { gstNumber, password: 'monsoon', message: 'Where is my order of March?' }
  await receiveCustomerMessage(app, form, here)
}

testOnEachEngine(
  'a person gets all that is stored about them, and no password',
  async ({ app }) => {
    await liveOn(app)
    const person = await findPerson(app.db, email)
    assert.deepEqual(
      [
        person.enquiries,
        person.enquiryProducts,
        person.notes,
        person.contacts,
        person.customers,
      ].map((rows) => rows.length),
      [1, 2, 1, 2, 1],
    )
    assert.deepEqual(
      person.knownSignIns.map(({ address }) => address),
      [here.address],
    )
    assert.match(person.consents[0]?.wording ?? '', /^E-mail me offers/)
    assert(person.emails.length >= 5)
    assert.doesNotMatch(
      JSON.stringify(person),
      /passwordHash|argon2|monsoon|Imran|idempotencyKey|searchText/,
    )
  },
)

testOnEachEngine('a person who is erased is nowhere any more, and others stay', async ({ app }) => {
  await liveOn(app)
  await assert.rejects(signInAdministrator(app, { email, password: 'guessed' }, from))
  await assert.rejects(signInCustomer(app, { gstNumber, password: 'guessed' }, here))
  await requestPasswordReset(app, { email }, here)
  const erased = await erasePerson(app, email)
  assert.deepEqual([erased.enquiries, erased.contacts, erased.customers], [1, 2, 1])
  for (const table of [
    'enquiries',
    'enquiryNotes',
    'contacts',
    'customers',
    'emails',
    'audit',
    'consents',
    'signInAttempts',
  ] as const) {
    const rows = await app.db.selectFrom(table).selectAll().execute()
    assert.doesNotMatch(JSON.stringify(rows), /meera|lakeview|29ZZZFZ9999Z1Z9/i, table)
  }
  for (const table of ['knownSignIns', 'enquiryProducts'] as const) {
    assert.deepEqual(await app.db.selectFrom(table).selectAll().execute(), [])
  }
  assert.equal((await findEnquiries(app.db, {}))[0]?.name, oneMoreQuestion.name)
  const again = await erasePerson(app, email)
  assert.deepEqual(Object.values(again), [0, 0, 0, 0, 0])
})

testOnEachEngine(
  'a person is known however the address was written, and nobody else is',
  async ({ app }) => {
    const addresses = ['ÉVA_1@Straße.example', 'évaX1@straße.example', 'eva_1@straße.example']
    for (const address of addresses) {
      await receiveEnquiry(app, { ...laptopsForTheOffice, email: address }, here)
    }
    const erased = await erasePerson(app, 'éva_1@straße.example')
    assert.deepEqual([erased.enquiries, erased.emails], [1, 2])
    const left = (await findEnquiries(app.db, {})).map((enquiry) => enquiry.email)
    assert.deepEqual(left.toReversed(), addresses.slice(1))
  },
)

testOnEachEngine(
  'the e-mails and links of an account are found by its GST number, and erased with it',
  async ({ app }) => {
    await openAccount(app, ramesh)
    await requestPasswordLink(app, { gstNumber: ramesh.gstNumber }, here)
    const { customers, emails, passwordLinks } = await findPerson(app.db, ramesh.gstNumber)
    assert(customers[0]?.initialUntil)
    assert.equal(passwordLinks.length, 2)
    assert.deepEqual(
      emails.map(({ kind }) => kind),
      ['customer-password', 'customer-password-link'],
    )
    assert.equal((await erasePerson(app, ramesh.gstNumber)).emails, 2)
    for (const table of ['customerPasswordLinks', 'emails', 'signInAttempts'] as const) {
      const rows = await app.db.selectFrom(table).selectAll().execute()
      assert.doesNotMatch(JSON.stringify(rows), /ramesh|29ZZZFZ9999Z1Z9/i, table)
      if (table !== 'signInAttempts') assert.deepEqual(rows, [], table)
    }
  },
)

testOnEachEngine(
  'an account made with a GST number alone is found by that number',
  async ({ app }) => {
    const { password } = await renewCustomerPassword(app, system, gstNumber)
    await receiveCustomerMessage(app, { gstNumber, password, message: 'Where is it?' }, here)
    const { customers, contacts } = await erasePerson(app, gstNumber.toLowerCase())
    assert.deepEqual([customers, contacts], [1, 1])
    assert.deepEqual((await findPerson(app.db, gstNumber)).customers, [])
  },
)

testOnEachEngine('of a purged enquiry nothing can be exported any more', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  await receiveEnquiry(app, { ...laptopsForTheOffice, marketing: true }, here)
  const [enquiry] = await findEnquiries(app.db, {})
  await noteOnEnquiry(app, by, enquiry?.id ?? '', 'Meera wants thirty.')
  assert.notDeepEqual(Object.values(await findPerson(app.db, email)).flat(), [])
  await deleteEnquiry(app, by, enquiry?.id ?? '')
  await purgeEnquiry(app, by, enquiry?.id ?? '')
  assert.deepEqual(Object.values(await findPerson(app.db, email)).flat(), [])
})

testOnEachEngine(
  'the record of an erased person goes, and colleagues keep theirs',
  async ({ app }) => {
    await receiveEnquiry(app, laptopsForTheOffice, here)
    const colleague = { name: 'Colleague', email: 'other@gmail.com' }
    await receiveEnquiry(app, { ...laptopsForTheOffice, ...colleague }, here)
    await receiveEnquiry(app, { ...oneMoreQuestion, phone: '9845022222' }, here)
    const { customerRecords } = await findPerson(app.db, email)
    assert.deepEqual(
      customerRecords.map(({ value, name }) => [value, name]),
      [
        [email, laptopsForTheOffice.name],
        [laptopsForTheOffice.phone, laptopsForTheOffice.name],
      ],
    )
    await erasePerson(app, email)
    const records = await app.db.selectFrom('customerRecords').selectAll().orderBy('id').execute()
    assert.deepEqual(
      records.map(({ name }) => name),
      [colleague.name, oneMoreQuestion.name],
    )
    const keys = await app.db.selectFrom('customerRecordKeys').select('value').execute()
    assert.doesNotMatch(JSON.stringify([records, keys]), /meera|lakeview.example/i)
    await erasePerson(app, colleague.email)
    assert.equal((await app.db.selectFrom('customerRecords').select('id').execute()).length, 1)
  },
)

testOnEachEngine(
  'an enquiry that an account sent with another e-mail belongs to its person',
  async ({ app }) => {
    await openAccount(app, ramesh)
    const customerId = await customerIdOf(app, ramesh)
    await receiveEnquiry(app, laptopsForTheOffice, { ...here, customerId })
    await receiveEnquiry(app, oneMoreQuestion, here)
    await signInCustomer(app, ramesh, from)
    const person = await findPerson(app.db, ramesh.email)
    assert.deepEqual([person.enquiries.length, person.customerSessions.length], [1, 1])
    await erasePerson(app, ramesh.email)
    const left = await findEnquiries(app.db, {})
    assert.deepEqual(
      left.map(({ email }) => email),
      [oneMoreQuestion.email],
    )
    assert.deepEqual(await app.db.selectFrom('customerSessions').selectAll().execute(), [])
  },
)

testOnEachEngine('notes on a shared record go with the person whom they name', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  await receiveEnquiry(app, laptopsForTheOffice, here)
  await receiveEnquiry(
    app,
    { ...laptopsForTheOffice, email: 'other@gmail.com', name: 'Ravi' },
    here,
  )
  const { id } = await app.db.selectFrom('customerRecords').select('id').executeTakeFirstOrThrow()
  for (const text of ['Meera pays by card.', 'They are closed on Mondays.']) {
    const at = now(app.clock)
    const note = { id: newId(), recordId: id, accountId: by.accountId, text, at, deletedAt: null }
    await app.db.insertInto('customerRecordNotes').values(note).execute()
  }
  const { customerNotes } = await findPerson(app.db, email)
  assert.deepEqual(
    customerNotes.map(({ text }) => text),
    ['Meera pays by card.'],
  )
  await erasePerson(app, email)
  const left = await app.db.selectFrom('customerRecordNotes').select('text').execute()
  assert.deepEqual(left, [{ text: 'They are closed on Mondays.' }])
  await erasePerson(app, 'other@gmail.com')
  assert.deepEqual(await app.db.selectFrom('customerRecordNotes').select('text').execute(), [])
})

testOnEachEngine(
  'addresses and people of an account belong to its person, and a listed colleague to that colleague',
  async ({ app }) => {
    await openAccount(app, ramesh)
    await openAccount(app, farida)
    const customerId = await customerIdOf(app, ramesh)
    await addOwnAddress(app, customerId, agarwalWarehouse)
    await addOwnPerson(app, customerId, sunita)
    await addOwnPerson(app, await customerIdOf(app, farida), sunita)
    const person = await findPerson(app.db, ramesh.email)
    assert.deepEqual([person.addresses, person.people], [[agarwalWarehouse], [sunita]])
    assert.deepEqual((await findPerson(app.db, sunita.email)).people, [sunita, sunita])
    await erasePerson(app, ramesh.email)
    assert.deepEqual(await app.db.selectFrom('customerAddresses').selectAll().execute(), [])
    await erasePerson(app, sunita.email)
    assert.deepEqual(await app.db.selectFrom('customerPeople').selectAll().execute(), [])
    const records = await app.db.selectFrom('customerRecords').select('searchText').execute()
    assert.doesNotMatch(JSON.stringify(records), /sunita/)
    const audit = await app.db.selectFrom('audit').select(['before', 'after']).execute()
    assert.doesNotMatch(JSON.stringify(audit), /Peenya|sunita/i)
  },
)

testOnEachEngine(
  'the copy of a person’s data names the products that they wait for, and the erasure ends that',
  async ({ app }) => {
    const soldOut = { ...travelBook, stockStatus: 'Out of Stock' as const }
    const { id } = await addProduct(app, system, soldOut)
    await requestStockAlert(app, { productId: id, email: email.toUpperCase() }, here)
    const { stockAlerts, consents } = await findPerson(app.db, email)
    assert.deepEqual(
      [stockAlerts.map(({ product }) => product), consents.length],
      [[travelBook.name], 1],
    )
    await erasePerson(app, email)
    const left = await findPerson(app.db, email)
    assert.deepEqual([left.stockAlerts, left.consents], [[], []])
    assert.equal(await countStockAlerts(app.db, id), 0)
  },
)

testOnEachEngine(
  'the e-mail to the office about a request for data is erased with its person',
  async ({ app }) => {
    await requestOwnData(app, { email, kind: 'erasure' }, here)
    await confirmOwnDataRequest(app, await linkTokenOf(app, 'data-request-confirmation'))
    assert.equal((await findPerson(app.db, email)).emails.length, 2)
    await erasePerson(app, email)
    assert.deepEqual(await app.db.selectFrom('emails').select('content').execute(), [])
  },
)
