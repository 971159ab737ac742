import assert from 'node:assert/strict'
import type { App } from '../app.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { oneMoreQuestion } from '#tests/fixtures/questions.ts'
import { addEnquiry } from '#tests/fixtures/received-submissions.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { changeEnquiries, undoEnquiriesChange } from './change-enquiries.ts'
import { findEnquiries } from './find-enquiries.ts'
import { setEnquiryStatus } from './set-enquiry-status.ts'

const answers = ({ db }: App) =>
  db.selectFrom('enquiries').select(['answeredAt', 'answerMinutes']).orderBy('id').execute()

testOnEachEngine('several enquiries are changed at once, and changed back', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const first = await addEnquiry(app)
  const second = await addEnquiry(app, oneMoreQuestion)
  await setEnquiryStatus(app, by, first.id, 'responded')
  const states = async () => [await findEnquiries(app.db, {}), await answers(app)]
  const before = await states()
  const selection = {
    ids: [second.id, 'unknown', first.id],
    filter: {},
    changes: { status: 'closed' as const, assigneeId: by.accountId },
  }
  const { changeId, count } = await changeEnquiries(app, by, selection)
  assert.equal(count, 2)
  const changed = await findEnquiries(app.db, {})
  assert.deepEqual(
    changed.map(({ status, assignee }) => [status, assignee?.email]),
    [
      ['closed', asha.email],
      ['closed', asha.email],
    ],
  )
  assert((await answers(app)).every(({ answeredAt }) => answeredAt !== null))
  assert.deepEqual(await changeEnquiries(app, by, selection), { changeId: null, count: 0 })
  const undone = await undoEnquiriesChange(app, by, changeId ?? '')
  assert.deepEqual([undone.count, undone.refused], [2, []])
  assert.deepEqual(await states(), before)
})

testOnEachEngine('all enquiries that a filter finds are changed at once', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id } = await addEnquiry(app)
  await addEnquiry(app, oneMoreQuestion)
  const filter = { product: oneMoreQuestion.product.slice(2).toUpperCase() }
  const changes = { status: 'closed' as const }
  assert.equal((await changeEnquiries(app, by, { filter, changes })).count, 1)
  const open = await findEnquiries(app.db, { status: 'pending' })
  assert.deepEqual(
    open.map((enquiry) => enquiry.id),
    [id],
  )
})

testOnEachEngine(
  'undoing a change leaves an enquiry as it is that somebody has changed since',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { id, reference } = await addEnquiry(app)
    const changes = { status: 'closed' as const }
    const { changeId } = await changeEnquiries(app, by, { ids: [id], filter: {}, changes })
    await setEnquiryStatus(app, by, id, 'responded')
    assert.deepEqual(await undoEnquiriesChange(app, by, changeId ?? ''), {
      changeId: null,
      count: 0,
      refused: [{ id, reference }],
    })
    assert.equal((await findEnquiries(app.db, {}))[0]?.status, 'responded')
    const unknown = undoEnquiriesChange(app, by, 'unknown')
    assert.equal((await refusalOf(unknown)).kind, 'not-found')
  },
)

testOnEachEngine('an unknown assignee changes none of several enquiries', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id } = await addEnquiry(app)
  const changes = { status: 'closed' as const, assigneeId: 'somebody' }
  const change = changeEnquiries(app, by, { ids: [id], filter: {}, changes })
  assert.equal((await refusalOf(change)).kind, 'invalid')
  assert.equal((await findEnquiries(app.db, {}))[0]?.status, 'pending')
})
