import assert from 'node:assert/strict'
import { companyDefaults } from '#contract/site/site-profile.ts'
import { day } from '#platform/clock/clock.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { laptopsForTheOffice, oneMoreQuestion, writesFromHosur } from '#tests/fixtures/questions.ts'
import { testOnEachEngine } from '#tests/world.ts'
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
    assert.deepEqual(due, { enquiries: 1, messages: 0, emails: 0 })
    await saveCompany(app, by, { profile: { ...companyDefaults, ...periods }, version: 0 })
    await carryOutRetention(app)
    assert.deepEqual(await countDeletions(app, periods), { enquiries: 0, messages: 0, emails: 0 })
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
    assert.deepEqual(due, { enquiries: 0, messages: 0, emails: sent.length })
    assert.equal(sent.length, 2)
    assert.equal((await countDeletions(app, { ...months, emailDays: '730' })).emails, 0)
  },
)
