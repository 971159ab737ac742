import assert from 'node:assert/strict'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { oneMoreQuestion } from '#tests/fixtures/questions.ts'
import { addEnquiry } from '#tests/fixtures/received-submissions.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { changeEnquiries } from './change-enquiries.ts'
import { findEnquiries } from './find-enquiries.ts'
import { setEnquiryStatus } from './set-enquiry-status.ts'

testOnEachEngine('several enquiries are changed at once, and changed back', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const first = await addEnquiry(app)
  const second = await addEnquiry(app, oneMoreQuestion)
  await setEnquiryStatus(app, by, first.id, 'responded')
  const states = async () =>
    (await findEnquiries(app.db, {})).map(({ status, assignee }) => [status, assignee?.email])
  const before = await states()
  const change = { status: 'closed' as const, assigneeId: by.accountId }
  const ids = [second.id, 'unknown', first.id]
  const undo = await changeEnquiries(
    app,
    by,
    ids.map((id) => ({ id, ...change })),
  )
  assert.deepEqual(undo, [
    { id: first.id, status: 'responded', assigneeId: null },
    { id: second.id, status: 'pending', assigneeId: null },
  ])
  assert.deepEqual(await states(), [
    ['closed', asha.email],
    ['closed', asha.email],
  ])
  await changeEnquiries(app, by, undo)
  assert.deepEqual(await states(), before)
  assert.deepEqual(await changeEnquiries(app, by, undo), [])
})

testOnEachEngine('an unknown assignee changes none of several enquiries', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id } = await addEnquiry(app)
  const changes = [{ id, status: 'closed' as const, assigneeId: 'somebody' }]
  assert.equal((await refusalOf(changeEnquiries(app, by, changes))).kind, 'invalid')
  assert.equal((await findEnquiries(app.db, {}))[0]?.status, 'pending')
})
