import assert from 'node:assert/strict'
import { companyDefaults } from '#contract/site/site-profile.ts'
import { day } from '#platform/clock/clock.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { laptopsForTheOffice, oneMoreQuestion, writesFromHosur } from '#tests/fixtures/questions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { saveCompany } from '../company/save-company.ts'
import { ContentMemory } from '../content/content-memory.ts'
import { findContacts } from '../contacts/find-contacts.ts'
import { receiveContact } from '../contacts/receive-contact.ts'
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

function countEmails({ db }: App) {
  return db
    .selectFrom('emails')
    .select((row) => row.fn.countAll<number>().as('count'))
    .execute()
}
