import assert from 'node:assert/strict'
import { companyDefaults } from '#contract/site/site-profile.ts'
import { day } from '#platform/clock/clock.ts'
import { dayOf } from '#contract/site/office-time.ts'
import { atRamesh, farida, openAccount, ramesh } from '#tests/fixtures/customers.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { laptopsForTheOffice, oneMoreQuestion, writesFromHosur } from '#tests/fixtures/questions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { saveCompany } from '../company/save-company.ts'
import { ContentMemory } from '../content/content-memory.ts'
import { findContacts } from '../contacts/find-contacts.ts'
import { receiveContact } from '../contacts/receive-contact.ts'
import { signInCustomer } from '../customers/sign-in-customer.ts'
import { noteOnEnquiry } from '../enquiries/note-on-enquiry.ts'
import { findEnquiries } from '../enquiries/find-enquiries.ts'
import { receiveEnquiry } from '../enquiries/receive-enquiry.ts'
import { carryOutRetention } from './carry-out-retention.ts'

const here = { address: '203.0.113.7' }

async function storedFor(app: App, changed: Partial<typeof companyDefaults>) {
  const by = await addAdministrator(app, asha)
  await saveCompany(app, by, { profile: { ...companyDefaults, ...changed }, version: 0 })
  return by
}

async function deletions({ db }: App) {
  const events = await db
    .selectFrom('audit')
    .select('before')
    .where('action', '=', 'retention.carried-out')
    .orderBy('id')
    .execute()
  return events.map(({ before }) => JSON.parse(before ?? '{}'))
}

testOnEachEngine('without months, submissions are stored until they are deleted', async (world) => {
  const { app, clock } = world
  await receiveEnquiry(app, laptopsForTheOffice, here)
  await receiveContact(app, writesFromHosur, here)
  clock.pass(3650 * day)
  await carryOutRetention(app)
  assert.equal((await findEnquiries(app.db, {})).length, 1)
  assert.equal((await findContacts(app.db, {})).length, 1)
})

testOnEachEngine(
  'submissions go after the months that an owner set, and the audit says how many',
  async ({ app, clock }) => {
    await storedFor(app, { enquiryMonths: '12', messageMonths: '6' })
    await receiveEnquiry(app, laptopsForTheOffice, here)
    await receiveContact(app, writesFromHosur, here)
    clock.pass(200 * day)
    await receiveEnquiry(app, oneMoreQuestion, here)
    await carryOutRetention(app)
    assert.equal((await findEnquiries(app.db, {})).length, 2)
    assert.deepEqual(await findContacts(app.db, {}), [])
    clock.pass(170 * day)
    await carryOutRetention(app)
    const left = await findEnquiries(app.db, {})
    assert.deepEqual(
      left.map(({ name }) => name),
      [oneMoreQuestion.name],
    )
    const [ofContacts, ofEnquiries] = await deletions(app)
    assert.deepEqual([ofContacts.contacts, ofEnquiries.enquiries], [1, 1])
  },
)

testOnEachEngine(
  'three months before 31 May end in February, so that a message of March stays',
  async ({ app, clock }) => {
    await storedFor(app, { messageMonths: '3' })
    passUntil('2027-03-01T06:00:00.000Z')
    await receiveContact(app, writesFromHosur, here)
    passUntil('2027-05-31T06:00:00.000Z')
    await carryOutRetention(app)
    assert.equal((await findContacts(app.db, {})).length, 1)

    function passUntil(time: string) {
      clock.pass(Date.parse(time) - clock.now().getTime())
    }
  },
)

testOnEachEngine('a note or a day to return keeps an old enquiry', async ({ app, clock }) => {
  const by = await storedFor(app, { enquiryMonths: '12' })
  await receiveEnquiry(app, laptopsForTheOffice, here)
  await receiveEnquiry(app, oneMoreQuestion, here)
  const [imran, meera] = await findEnquiries(app.db, {})
  clock.pass(300 * day)
  await noteOnEnquiry(app, by, meera?.id ?? '', 'Asks again in spring.')
  await app.db
    .updateTable('enquiries')
    .set({ followUpOn: '2030-01-01' })
    .where('id', '=', imran?.id ?? '')
    .execute()
  clock.pass(100 * day)
  await carryOutRetention(app)
  assert.equal((await findEnquiries(app.db, {})).length, 2)
})

testOnEachEngine('e-mails go after the days that an owner set', async ({ app, clock }) => {
  await storedFor(app, { emailDays: '400' })
  await receiveEnquiry(app, laptopsForTheOffice, here)
  const [{ count: before } = { count: 0 }] = await countEmails(app)
  clock.pass(399 * day)
  await carryOutRetention(app)
  assert.deepEqual(await countEmails(app), [{ count: before }])
  clock.pass(day)
  await carryOutRetention(app)
  assert.deepEqual(await countEmails(app), [{ count: 0 }])
  const [deleted] = await deletions(app)
  assert.equal(deleted.emails, before)
})

testOnEachEngine('nothing is deleted while the periods cannot be read', async ({ app, clock }) => {
  await storedFor(app, { emailDays: '3000' })
  await receiveEnquiry(app, laptopsForTheOffice, here)
  const before = await countEmails(app)
  clock.pass(400 * day)
  await app.db.schema.dropTable('company_versions').execute()
  await carryOutRetention({ ...app, memory: new ContentMemory() })
  assert.deepEqual(await countEmails(app), before)
  assert.notEqual(before[0]?.count, 0)
})

async function accountsIn({ db }: App) {
  const rows = await db.selectFrom('customers').select('userId').orderBy('userId').execute()
  return rows.map(({ userId }) => userId)
}

async function warningsIn({ db }: App) {
  const rows = await db
    .selectFrom('emails')
    .select('recipient')
    .where('kind', '=', 'customer-account-unused')
    .execute()
  return rows.map(({ recipient }) => recipient)
}

testOnEachEngine(
  'an account without use is deleted after a warning, and one that is used again stays',
  async ({ app, clock }) => {
    await storedFor(app, { accountMonths: '12', emailDays: '3000' })
    const withoutMail: App = { ...app, outbox: { ...app.outbox, isMailSetUp: false } }
    const nobody = { gstNumber: '29-PHONE-ONLY', name: null, email: null, password: 'Lq8vN3xd' }
    for (const customer of [ramesh, farida, nobody]) await openAccount(app, customer)
    for (const { gstNumber } of [ramesh, farida]) await setOwnPassword(app, gstNumber)
    await carryOutRetention(app)
    assert.deepEqual(await warningsIn(app), [])
    clock.pass(340 * day)
    await carryOutRetention(withoutMail)
    assert.deepEqual(await warningsIn(app), [], 'no mail is set up')
    await carryOutRetention(app)
    await carryOutRetention(app)
    assert.deepEqual((await warningsIn(app)).toSorted(), [farida.email, ramesh.email])
    await signInCustomer(app, { gstNumber: farida.gstNumber, password: farida.password }, atRamesh)
    clock.pass(28 * day)
    await carryOutRetention(app)
    assert.deepEqual(await accountsIn(app), [farida.gstNumber, ramesh.gstNumber])
    clock.pass(3 * day)
    await carryOutRetention(app)
    assert.deepEqual(await accountsIn(app), [farida.gstNumber])
    assert.deepEqual(
      (await deletions(app)).map(({ accounts }) => accounts),
      [1, 1],
    )
  },
)

testOnEachEngine(
  'an account whose customer could not be warned is stored on',
  async ({ app, clock }) => {
    await storedFor(app, { accountMonths: '6' })
    await openAccount(app, ramesh)
    clock.pass(300 * day)
    const withoutMail: App = { ...app, outbox: { ...app.outbox, isMailSetUp: false } }
    await carryOutRetention(withoutMail)
    clock.pass(30 * day)
    await carryOutRetention(withoutMail)
    assert.deepEqual(await accountsIn(app), [ramesh.gstNumber])
    await carryOutRetention(app)
    assert.deepEqual(await accountsIn(app), [ramesh.gstNumber])
    clock.pass(30 * day)
    await carryOutRetention(app)
    assert.deepEqual(await accountsIn(app), [])
  },
)

testOnEachEngine('counts of use go after the days that an owner set', async ({ app, clock }) => {
  await storedFor(app, { usageDays: '91' })
  const query = 'laptop'
  const today = dayOf(clock.now())
  await app.db
    .insertInto('searches')
    .values({ day: today, query, count: 1, withoutResult: 0 })
    .execute()
  clock.pass(91 * day)
  await carryOutRetention(app)
  assert.equal((await app.db.selectFrom('searches').selectAll().execute()).length, 1)
  clock.pass(day)
  await carryOutRetention(app)
  assert.deepEqual(await app.db.selectFrom('searches').selectAll().execute(), [])
  assert.equal((await deletions(app)).at(-1)?.usage, 1)
})

/** A first password would have ended after 30 days. */
async function setOwnPassword({ db }: App, gstNumber: string) {
  await db
    .updateTable('customers')
    .set({ initialUntil: null })
    .where('gstNumber', '=', gstNumber)
    .execute()
}

function countEmails({ db }: App) {
  return db
    .selectFrom('emails')
    .select((row) => row.fn.countAll<number>().as('count'))
    .execute()
}
