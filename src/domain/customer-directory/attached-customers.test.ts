import assert from 'node:assert/strict'
import { laptopsForTheOffice, oneMoreQuestion, writesFromHosur } from '#tests/fixtures/questions.ts'
import { openAccount, ramesh } from '#tests/fixtures/customers.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { receiveContact, receiveCustomerMessage } from '../contacts/receive-contact.ts'
import { deleteContact } from '../contacts/delete-contact.ts'
import { purgeContact } from '../contacts/purge-contacts.ts'
import { updateSearchText } from '../customer-records/update-search-text.ts'
import { deleteEnquiry } from '../enquiries/delete-enquiry.ts'
import { purgeEnquiry } from '../enquiries/purge-enquiries.ts'
import { receiveEnquiry } from '../enquiries/receive-enquiry.ts'

const here = { address: '203.0.113.7' }
const { email, phone } = laptopsForTheOffice
const pan = 'ZZZFZ9999Z'

async function findRecords({ db }: App) {
  return db.selectFrom('customerRecords').selectAll().orderBy('id').execute()
}

async function findKeys({ db }: App) {
  const keys = await db.selectFrom('customerRecordKeys').selectAll().orderBy('id').execute()
  return keys.map(({ kind, value }) => `${kind} ${value}`).toSorted()
}

async function findDoubles({ db }: App) {
  return db.selectFrom('customerRecordDoubles').select(['recordId', 'otherId', 'reason']).execute()
}

async function recordOf({ db }: App, table: 'enquiries' | 'contacts' | 'customers') {
  const rows = await db.selectFrom(table).select('customerRecordId').orderBy('id').execute()
  return rows.map(({ customerRecordId }) => customerRecordId)
}

testOnEachEngine(
  'an enquiry and a message with one e-mail belong to one record, however it is written',
  async ({ app }) => {
    await receiveEnquiry(app, laptopsForTheOffice, here)
    await receiveContact(app, { ...writesFromHosur, email: ` ${email.toUpperCase()}` }, here)
    const [record, ...others] = await findRecords(app)
    assert(record)
    assert.deepEqual(others, [])
    assert.equal(record.name, laptopsForTheOffice.name)
    assert.deepEqual(await recordOf(app, 'enquiries'), [record.id])
    assert.deepEqual(await recordOf(app, 'contacts'), [record.id])
    assert.match(record.searchText, /lakeview example/)
  },
)

testOnEachEngine(
  'enquiries of one phone number are joined, with its country or without',
  async ({ app }) => {
    const ten = '9845098450'
    for (const [at, written] of [`+91 ${ten}`, `0${ten}`, ten, `0091${ten}`].entries()) {
      const enquiry = { ...laptopsForTheOffice, email: `person${at}@gmail.com`, phone: written }
      await receiveEnquiry(app, enquiry, here)
    }
    assert.equal((await findRecords(app)).length, 1)
    assert.equal((await findKeys(app)).filter((key) => key === `phone +91${ten}`).length, 1)
  },
)

testOnEachEngine(
  'a customer with many addresses is found by the first fifty keys together with the name',
  async ({ app }) => {
    for (let at = 0; at < 48; at++) {
      const enquiry = { ...laptopsForTheOffice, email: `person${at}@gmail.com` }
      await receiveEnquiry(app, enquiry, { address: `203.0.113.${at}` })
    }
    // The fiftieth key and the next one come together.
    const gstNumber = '29AAAFT0000A1Z5'
    for (const email of ['person48@gmail.com', 'person49@gmail.com']) {
      const company = { ...writesFromHosur, phone: laptopsForTheOffice.phone, email, gstNumber }
      await receiveContact(app, company, { address: '203.0.113.99' })
    }
    const [record] = await findRecords(app)
    assert(record)
    assert.equal((await findKeys(app)).length, 52)
    assert.deepEqual(
      ['person47', '29aaaft0000a1z5', 'person48', 'person49'].filter((key) =>
        record.searchText.includes(key),
      ),
      ['person47', '29aaaft0000a1z5'],
    )
    await updateSearchText(app.db, record.id)
    assert.deepEqual(await findRecords(app), [record])
  },
)

testOnEachEngine('people without anything in common have records of their own', async ({ app }) => {
  await receiveEnquiry(app, { ...laptopsForTheOffice, phone: '0000000000' }, here)
  await receiveEnquiry(app, { ...oneMoreQuestion, phone: '0000000000' }, here)
  const gst = { company: null, gstNumber: 'NONE' }
  await receiveContact(app, { ...writesFromHosur, ...gst, phone: '9845011111' }, here)
  await receiveContact(
    app,
    { ...writesFromHosur, ...gst, email: 'other@gmail.com', phone: '9845022222' },
    here,
  )
  assert.equal((await findRecords(app)).length, 4)
  assert.deepEqual(await findDoubles(app), [])
})

testOnEachEngine(
  'a submission with the hidden field filled makes no customer record',
  async ({ app }) => {
    await receiveEnquiry(app, { ...laptopsForTheOffice, website: 'spam.example' }, here)
    await receiveContact(app, { ...writesFromHosur, website: 'spam.example' }, here)
    assert.deepEqual(await findRecords(app), [])
    assert.deepEqual(await recordOf(app, 'enquiries'), [null])
  },
)

testOnEachEngine(
  'an enquiry with keys of two records belongs to that of the e-mail, and the two may be the same',
  async ({ app }) => {
    await receiveEnquiry(app, { ...laptopsForTheOffice, phone: '9845011111' }, here)
    await receiveEnquiry(app, { ...oneMoreQuestion, phone: '9845022222' }, here)
    const both = { ...laptopsForTheOffice, phone: '9845022222', message: 'Both of us are asking.' }
    await receiveEnquiry(app, both, here)
    const [meera, imran] = await findRecords(app)
    assert.deepEqual(await recordOf(app, 'enquiries'), [meera?.id, imran?.id, meera?.id])
    assert.deepEqual(await findDoubles(app), [
      { recordId: meera?.id, otherId: imran?.id, reason: 'phone' },
    ])
  },
)

testOnEachEngine(
  'branches of one PAN have records of their own and may be the same',
  async (world) => {
    const { app } = world
    const message = { ...writesFromHosur, company: null }
    for (const [at, gstNumber] of ['29ZZZFZ9999Z1Z9', '27ZZZCZ9999Z1ZJ'].entries()) {
      const sender = { email: `p${at}@gmail.com`, phone: `984501111${at}`, gstNumber }
      await receiveContact(app, { ...message, ...sender }, here)
    }
    assert.deepEqual(await findDoubles(app), [])
    const branch = '27ZZZFZ9999Z1ZD'
    const sender = { email: 'p3@gmail.com', phone: '9845011119', gstNumber: branch }
    await receiveContact(app, { ...message, ...sender }, here)
    const groups = await app.db
      .selectFrom('customerRecordKeys')
      .select('groupValue')
      .where('kind', '=', 'gst')
      .where('groupValue', '=', pan)
      .execute()
    assert.equal(groups.length, 2)
    assert.deepEqual(
      (await findDoubles(app)).map(({ reason }) => reason),
      ['pan'],
    )
  },
)

testOnEachEngine(
  'colleagues of one company may be the same, and people at a provider of mailboxes are not',
  async ({ app }) => {
    const colleagues = [
      ['a@lakeview.example', 'Lakeview Textiles Pvt. Ltd.'],
      ['b@lakeview.example', 'LAKE VIEW TEXTILES'],
      ['c@lakeview.example', 'Hillside Foods'],
      ['d@gmail.com', 'Lakeview Textiles'],
      ['e@gmail.com', 'Lakeview Textiles'],
    ] as const
    for (const [at, [email, company]] of colleagues.entries()) {
      const phone = `98450111${10 + at}`
      await receiveEnquiry(app, { ...laptopsForTheOffice, email, company, phone }, here)
    }
    const [first, second] = await findRecords(app)
    assert.deepEqual(await findDoubles(app), [
      { recordId: first?.id, otherId: second?.id, reason: 'company' },
    ])
  },
)

testOnEachEngine('an account and what is sent from it have one record', async ({ app }) => {
  await openAccount(app, ramesh)
  const { gstNumber, password } = ramesh
  await receiveCustomerMessage(app, { gstNumber, password, message: 'Where is my order?' }, here)
  const [record, ...others] = await findRecords(app)
  assert.deepEqual(others, [])
  assert.deepEqual(await recordOf(app, 'customers'), [record?.id])
  assert.deepEqual(await recordOf(app, 'contacts'), [record?.id])
  assert.deepEqual(await findKeys(app), [`email ${ramesh.email}`, `gst ${gstNumber}`])
})

testOnEachEngine('enquiries that come at once have one record', async ({ app }) => {
  const texts = ['one', 'two', 'three', 'four', 'five']
  await Promise.all(
    texts.map((text) =>
      receiveEnquiry(app, { ...laptopsForTheOffice, message: `This is number ${text}.` }, here),
    ),
  )
  assert.equal((await findRecords(app)).length, 1)
  assert.equal(new Set(await recordOf(app, 'enquiries')).size, 1)
})

testOnEachEngine(
  'a purge takes what only the purged message had, and the last one takes the record',
  async ({ app }) => {
    await receiveEnquiry(app, laptopsForTheOffice, here)
    const other = { name: 'Secret Name', company: 'Hidden Ltd', phone: '9845077777' }
    await receiveContact(app, { ...writesFromHosur, ...other, email }, here)
    const { id: contactId } = await app.db
      .selectFrom('contacts')
      .select('id')
      .executeTakeFirstOrThrow()
    assert((await findKeys(app)).includes('phone +919845077777'))
    await deleteContact(app, system, contactId)
    await purgeContact(app, system, contactId)
    assert.deepEqual(await findKeys(app), [`email ${email}`, `phone +91${phone.slice(-10)}`])
    const [record] = await findRecords(app)
    assert.doesNotMatch(JSON.stringify(record), /hidden|secret|77777/i)
    const { id } = await app.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()
    await deleteEnquiry(app, system, id)
    assert.equal((await findRecords(app)).length, 1)
    await purgeEnquiry(app, system, id)
    assert.deepEqual([await findRecords(app), await findKeys(app)], [[], []])
  },
)
