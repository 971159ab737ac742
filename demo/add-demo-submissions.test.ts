import assert from 'node:assert/strict'
import { dayAfter, dayOf } from '#contract/site/office-time.ts'
import { hour } from '#platform/clock/clock.ts'
import { findContacts } from '#domain/contacts/find-contacts.ts'
import { findEnquiries } from '#domain/enquiries/find-enquiries.ts'
import { demoOf } from '#tests/fixtures/demo.ts'
import { travelBook } from '#tests/fixtures/goods.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { addDemoContent } from './add-demo-content.ts'
import { assignDemoEnquiries } from './assign-demo-enquiries.ts'
import { findDemoContent } from './find-demo-content.ts'

const gstNumber = '29ZZZFZ9999Z1Z9'
const meera = {
  name: 'Meera Krishnan',
  company: null,
  email: 'meera@customer.example',
  phone: '+919845012345',
  message: 'Please quote for thirty pieces.',
}

testOnEachEngine(
  'demo enquiries and messages are spread over the last weeks, and nobody gets an e-mail',
  async ({ app, clock }) => {
    const enquiry = { ...meera, modelNo: travelBook.modelNo }
    await addDemoContent(app, {
      ...demoOf([travelBook]),
      enquiries: [
        { ...enquiry, hoursAgo: 50, status: 'closed', followUpInDays: 1 },
        { ...enquiry, hoursAgo: 3, status: 'pending' },
      ],
      customers: [{ name: meera.name, email: meera.email, gstNumber, hoursAgo: 20 }],
      contacts: [
        { ...meera, gstNumber: null, hoursAgo: 12, status: 'pending' },
        { ...meera, gstNumber, hoursAgo: 9, status: 'contacted', followUpInDays: 0 },
      ],
    })
    const [newest, oldest] = await findEnquiries(app.db, {})
    assert.deepEqual(
      [newest?.product, newest?.status, newest?.isRead, oldest?.status, oldest?.isRead],
      [travelBook.name, 'pending', false, 'closed', true],
    )
    assert.equal(clock.now().getTime() - Date.parse(oldest?.createdAt ?? ''), 50 * hour)
    assert.equal(oldest?.followUpOn, dayAfter(dayOf(clock.now())))
    assert.equal(newest?.followUpOn, null)
    const answered = app.db
      .selectFrom('enquiries')
      .select('answerMinutes')
      .where('status', '=', 'closed')
    assert.notEqual((await answered.executeTakeFirstOrThrow()).answerMinutes, null)
    const contacts = await findContacts(app.db, {})
    assert.equal(contacts[0]?.followUpOn, dayOf(clock.now()))
    assert.deepEqual(
      contacts.map(({ type, status }) => [type, status]),
      [
        ['existing', 'contacted'],
        ['new', 'pending'],
      ],
    )
    assert.deepEqual(await app.db.selectFrom('emails').selectAll().execute(), [])
  },
)

testOnEachEngine('demo enquiries with a follow-up get the first account', async ({ app }) => {
  const enquiry = { ...meera, modelNo: travelBook.modelNo, status: 'pending' as const }
  await addDemoContent(app, {
    ...demoOf([travelBook]),
    enquiries: [
      { ...enquiry, hoursAgo: 50, followUpInDays: -1 },
      { ...enquiry, hoursAgo: 3 },
    ],
  })
  await assignDemoEnquiries(app)
  const { accountId } = await addAdministrator(app, asha)
  await assignDemoEnquiries(app)
  const assignees = (await findEnquiries(app.db, {})).map(({ assignee }) => assignee?.id)
  assert.deepEqual(assignees, [undefined, accountId])
  const { unchanged } = await findDemoContent(app.db)
  assert.equal(unchanged.enquiries.length, 2)
})
