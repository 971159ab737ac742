import assert from 'node:assert/strict'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { laptopsForTheOffice, oneMoreQuestion } from '#tests/fixtures/questions.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { markEnquiryRead, noteOnEnquiry, setEnquiryStatus } from './change-enquiries.ts'
import { countEnquiries, countUnread, findEnquiries, findEnquiryHistory } from './find-enquiries.ts'
import { receiveEnquiry } from './receive-enquiry.ts'

const here = { address: '203.0.113.7' }

async function receive(app: App, form = laptopsForTheOffice) {
  await receiveEnquiry(app, form, here)
  const [kept] = await findEnquiries(app.db, {})
  assert(kept)
  return kept.id
}

testOnEachEngine('the office sets any status, and the history says who set it', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const id = await receive(app)
  await setEnquiryStatus(app, by, id, 'responded')
  await setEnquiryStatus(app, by, id, 'responded')
  await noteOnEnquiry(app, by, id, 'Quoted by phone.')
  assert.equal((await setEnquiryStatus(app, by, id, 'pending')).status, 'pending')
  const history = await findEnquiryHistory(app.db, id)
  assert.deepEqual(
    history.map(({ kind, text, by }) => [kind, text, by]),
    [
      ['received', 'Received', null],
      ['status', 'In Progress', asha.email],
      ['note', 'Quoted by phone.', asha.email],
      ['status', 'New', asha.email],
    ],
  )
})

testOnEachEngine('an enquiry is unread until somebody opens it', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const id = await receive(app)
  assert.equal(await countUnread(app.db), 1)
  assert.equal((await markEnquiryRead(app, by, id)).isRead, true)
  const read = () => app.db.selectFrom('enquiries').select('readAt').executeTakeFirst()
  const before = await read()
  await markEnquiryRead(app, by, id)
  assert.deepEqual(await read(), before)
  assert.equal(await countUnread(app.db), 0)
})

testOnEachEngine(
  'the audit says who opened an enquiry first, and its history does not',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const id = await receive(app)
    await Promise.all([markEnquiryRead(app, by, id), markEnquiryRead(app, by, id)])
    const events = await app.db
      .selectFrom('audit')
      .select(['accountId', 'subjectId'])
      .where('action', '=', 'enquiry.read')
      .execute()
    assert.deepEqual(events, [{ accountId: by.accountId, subjectId: id }])
    const kinds = (await findEnquiryHistory(app.db, id)).map(({ kind }) => kind)
    assert.deepEqual(kinds, ['received'])
  },
)

testOnEachEngine(
  'enquiries are found by name, e-mail, product and reference, page by page',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    await receive(app)
    const second = await receive(app, oneMoreQuestion)
    await setEnquiryStatus(app, by, second, 'closed')
    const found = async (query: object) =>
      (await findEnquiries(app.db, query)).map(({ name }) => name)
    assert.deepEqual(await found({ q: 'travelbook' }), [laptopsForTheOffice.name])
    assert.deepEqual(await found({ q: 'IMRAN@bluehill' }), [oneMoreQuestion.name])
    assert.deepEqual(await found({ status: 'closed' }), [oneMoreQuestion.name])
    assert.deepEqual(await found({ page: 2, limit: 1 }), [laptopsForTheOffice.name])
    for (const q of ['nobody', '***']) assert.deepEqual(await found({ q }), [])
    assert.equal(await countEnquiries(app.db, { status: 'pending' }), 1)
  },
)

testOnEachEngine(
  'a change of an enquiry that does not exist is refused, and nothing is written',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    for (const change of [
      () => setEnquiryStatus(app, by, 'unknown', 'closed'),
      () => markEnquiryRead(app, by, 'unknown'),
      () => noteOnEnquiry(app, by, 'unknown', 'Hello'),
    ]) {
      assert.equal((await refusalOf(change())).kind, 'not-found')
    }
    assert.deepEqual(await findEnquiryHistory(app.db, 'unknown'), [])
  },
)
