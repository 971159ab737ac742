import assert from 'node:assert/strict'
import { companyDefaults } from '#contract/site/site-profile.ts'
import { dayOf } from '#contract/site/office-time.ts'
import { day } from '#platform/clock/clock.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { laptopsForTheOffice, oneMoreQuestion, writesFromHosur } from '#tests/fixtures/questions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { recordAudits } from '../audit/record-audit.ts'
import { saveCompany } from '../company/save-company.ts'
import { receiveContact } from '../contacts/receive-contact.ts'
import { receiveEnquiry } from '../enquiries/receive-enquiry.ts'
import { carryOutRetention } from './carry-out-retention.ts'
import { countDeletions } from './count-deletions.ts'

const here = { address: '203.0.113.7' }

testOnEachEngine(
  'shorter storage periods delete as much as was counted before they were saved',
  async ({ app, clock }) => {
    const by = await addAdministrator(app, asha)
    await receiveEnquiry(app, laptopsForTheOffice, here)
    await receiveContact(app, writesFromHosur, here)
    clock.pass(120 * day)
    await receiveEnquiry(app, oneMoreQuestion, here)
    const periods = { enquiryMonths: '3', messageMonths: '', emailDays: '366' }
    const due = await countDeletions(app, periods)
    assert.deepEqual(due, { enquiries: 1, messages: 0, emails: 0, usageDays: 0, networks: 0 })
    await saveCompany(app, by, { profile: { ...companyDefaults, ...periods }, version: 0 })
    await carryOutRetention(app)
    const left = { enquiries: 0, messages: 0, emails: 0, usageDays: 0, networks: 0 }
    assert.deepEqual(await countDeletions(app, periods), left)
    const rows = await app.db.selectFrom('enquiries').select('name').execute()
    assert.deepEqual(rows, [{ name: oneMoreQuestion.name }])
  },
)

testOnEachEngine(
  'sent e-mails older than a shorter storage period are counted, and none for the present one',
  async ({ app, clock }) => {
    const by = await addAdministrator(app, asha)
    await saveCompany(app, by, { profile: { ...companyDefaults, emailDays: '730' }, version: 0 })
    await receiveEnquiry(app, laptopsForTheOffice, here)
    const sentAt = new Date(clock.now()).toISOString()
    const sent = await app.db.updateTable('emails').set({ sentAt }).returning('id').execute()
    clock.pass(731 * day)
    const months = { enquiryMonths: '', messageMonths: '' }
    const due = await countDeletions(app, { ...months, emailDays: '366' })
    assert.deepEqual(due, {
      enquiries: 0,
      messages: 0,
      emails: sent.length,
      usageDays: 0,
      networks: 0,
    })
    assert.equal(sent.length, 2)
    assert.equal((await countDeletions(app, { ...months, emailDays: '730' })).emails, 0)
  },
)

testOnEachEngine(
  'a shorter storage period of counts of use names the days that it deletes, each once',
  async ({ app, clock }) => {
    const by = await addAdministrator(app, asha)
    await saveCompany(app, by, { profile: { ...companyDefaults, usageDays: '400' }, version: 0 })
    const today = dayOf(clock.now())
    const count = { day: today, count: 1, withoutResult: 0 }
    await app.db
      .insertInto('searches')
      .values(['laptop', 'printer'].map((query) => ({ ...count, query })))
      .execute()
    clock.pass(200 * day)
    const others = { enquiryMonths: '', messageMonths: '', emailDays: companyDefaults.emailDays }
    const countFor = async (usageDays: string | undefined) =>
      (await countDeletions(app, { ...others, usageDays })).usageDays
    assert.deepEqual(
      [await countFor('100'), await countFor('300'), await countFor(undefined)],
      [1, 0, 0],
    )
  },
)

testOnEachEngine(
  'a shorter storage period of networks counts those in the audit that it forgets',
  async ({ app, clock }) => {
    const by = await addAdministrator(app, asha)
    const failed = { action: 'account.sign-in-refused', address: '203.0.113.7' } as const
    await recordAudits(app, system, [failed, failed])
    clock.pass(20 * day)
    await recordAudits(app, system, [failed])
    const others = { enquiryMonths: '', messageMonths: '', emailDays: companyDefaults.emailDays }
    const countFor = async (networkDays: string | undefined) =>
      (await countDeletions(app, { ...others, networkDays })).networks
    assert.deepEqual(
      [await countFor('7'), await countFor('30'), await countFor(undefined)],
      [2, 0, 0],
    )
    const profile = { ...companyDefaults, networkDays: '7' }
    await saveCompany(app, by, { profile, version: 0 })
    await carryOutRetention(app)
    assert.equal(await countFor('7'), 0)
  },
)
