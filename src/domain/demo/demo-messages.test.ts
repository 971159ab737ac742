import assert from 'node:assert/strict'
import { hour } from '#platform/clock/clock.ts'
import { travelBook } from '#tests/stories/goods.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { house } from '../audit/actor.ts'
import { findContacts } from '../contacts/find-contacts.ts'
import { receiveCustomerMessage } from '../contacts/receive-contact.ts'
import { renewCustomerPassword } from '../customers/change-customers.ts'
import { findCustomerRows } from '../customers/find-customers.ts'
import { findEnquiries } from '../enquiries/find-enquiries.ts'
import { receiveEnquiry } from '../enquiries/receive-enquiry.ts'
import { laptopsForTheOffice } from '#tests/stories/questions.ts'
import { addDemoContent, removeDemoContent } from './change-demo-content.ts'

const sender = {
  name: 'Meera Krishnan',
  company: null,
  email: 'meera@customer.example',
  phone: '+919845012345',
  message: 'Please quote for thirty pieces.',
}

const gstNumber = '29ZZZFZ9999Z1Z9'

const content = {
  showpieces: [],
  products: [{ form: travelBook, pictures: [] }],
  catalogues: [],
  questions: [
    { ...sender, modelNo: travelBook.modelNo, hoursAgo: 50, status: 'closed' as const },
    { ...sender, modelNo: travelBook.modelNo, hoursAgo: 3, status: 'pending' as const },
  ],
  customers: [{ name: sender.name, email: sender.email, gstNumber, hoursAgo: 20 }],
  contacts: [
    { ...sender, gstNumber: null, hoursAgo: 12, status: 'pending' as const },
    { ...sender, gstNumber, hoursAgo: 9, status: 'contacted' as const },
  ],
}

testOnEachEngine(
  'demo messages are those of the last weeks, and nobody gets a letter',
  async ({ app, clock }) => {
    await addDemoContent(app, content)
    const [newest, oldest] = await findEnquiries(app.db, {})
    assert.deepEqual(
      [newest?.product, newest?.status, newest?.isRead, oldest?.status, oldest?.isRead],
      [travelBook.name, 'pending', false, 'closed', true],
    )
    assert.equal(clock.now().getTime() - Date.parse(oldest?.createdAt ?? ''), 50 * hour)
    const contacts = await findContacts(app.db, {})
    assert.deepEqual(
      contacts.map(({ type, status }) => [type, status]),
      [
        ['existing', 'contacted'],
        ['new', 'pending'],
      ],
    )
    assert.deepEqual(await app.db.selectFrom('letters').selectAll().execute(), [])
  },
)

testOnEachEngine('they go with the demo content, and what others wrote stays', async ({ app }) => {
  await addDemoContent(app, content)
  await receiveEnquiry(app, laptopsForTheOffice, { address: '203.0.113.7' })
  const { messages, customers } = await removeDemoContent(app)
  assert.deepEqual([messages, customers], [4, 1])
  assert.equal((await findEnquiries(app.db, {})).length, 1)
  assert.deepEqual(await findContacts(app.db, {}), [])
  assert.deepEqual(await findCustomerRows(app.db), [])
})

testOnEachEngine(
  'a demo customer who is in use by now stays, with what came since',
  async (world) => {
    const { app, clock } = world
    await addDemoContent(app, content)
    const { password } = await renewCustomerPassword(app, house, gstNumber)
    assert.equal((await removeDemoContent(app)).customers, 0)
    clock.pass(hour)
    const form = { gstNumber, password, message: sender.message }
    await receiveCustomerMessage(app, form, { address: '203.0.113.7' })
    assert.equal((await removeDemoContent(app)).customers, 0)
    assert.equal((await findContacts(app.db, {}))[0]?.gstNumber, gstNumber)
  },
)
