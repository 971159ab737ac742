import assert from 'node:assert/strict'
import { dayOf } from '#contract/site/office-time.ts'
import { day } from '#platform/clock/clock.ts'
import { addAdministrator, asha, ravi } from '#tests/fixtures/people.ts'
import { oneMoreQuestion } from '#tests/fixtures/questions.ts'
import { addEnquiry } from '#tests/fixtures/received-submissions.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { changeOwnName } from '../accounts/change-own-name.ts'
import { followUpFilterOf } from '../follow-ups/follow-up-filter.ts'
import { findEnquiries, findEnquiryHistory } from './find-enquiries.ts'
import { findEnquiryPage } from './find-enquiry-page.ts'
import { followUpEnquiry } from './follow-up-enquiry.ts'
import { setEnquiryStatus } from './set-enquiry-status.ts'

testOnEachEngine('an enquiry is assigned, and the history says to whom', async ({ app, clock }) => {
  const tomorrow = tomorrowOf(clock)
  const by = await addAdministrator(app, asha)
  const colleague = await addAdministrator(app, ravi)
  const { accountId } = colleague
  await changeOwnName(app, colleague, 'Ravi Kumar')
  const { id } = await addEnquiry(app)
  const assigned = await followUpEnquiry(app, by, id, { assigneeId: accountId })
  assert.deepEqual(assigned.assignee, {
    id: accountId,
    email: ravi.email,
    shownName: 'Ravi Kumar',
  })
  await followUpEnquiry(app, by, id, { assigneeId: accountId, followUpOn: tomorrow })
  assert.equal((await followUpEnquiry(app, by, id, { assigneeId: null })).followUpOn, tomorrow)
  const history = await findEnquiryHistory(app.db, id)
  assert.deepEqual(
    history.filter(({ kind }) => kind !== 'email').map(({ kind, text }) => [kind, text]),
    [
      ['received', 'Received'],
      ['assigned', 'Ravi Kumar'],
      ['follow-up', tomorrow],
      ['assigned', ''],
    ],
  )
  const refusal = await refusalOf(followUpEnquiry(app, by, id, { assigneeId: 'nobody' }))
  assert.equal(refusal.kind, 'invalid')
  const missing = await refusalOf(followUpEnquiry(app, by, 'unknown', { assigneeId: null }))
  assert.equal(missing.kind, 'not-found')
})

testOnEachEngine(
  'nothing new is assigned to somebody who was removed, and what was assigned before stays',
  async ({ app, clock }) => {
    const tomorrow = tomorrowOf(clock)
    const by = await addAdministrator(app, asha)
    const { accountId } = await addAdministrator(app, ravi)
    const [first, second] = [await addEnquiry(app), await addEnquiry(app, oneMoreQuestion)]
    await followUpEnquiry(app, by, first.id, { assigneeId: accountId })
    await app.db
      .updateTable('accounts')
      .set({ state: 'removed' })
      .where('id', '=', accountId)
      .execute()
    const refusal = await refusalOf(followUpEnquiry(app, by, second.id, { assigneeId: accountId }))
    assert.equal(refusal.kind, 'invalid')
    const moved = await followUpEnquiry(app, by, first.id, { followUpOn: tomorrow })
    assert.deepEqual([moved.assignee?.id, moved.followUpOn], [accountId, tomorrow])
  },
)

testOnEachEngine(
  'enquiries are found by assignee and by a follow-up that is due',
  async ({ app, clock }) => {
    const by = await addAdministrator(app, asha)
    const first = await addEnquiry(app)
    const second = await addEnquiry(app, oneMoreQuestion)
    const tomorrow = tomorrowOf(clock)
    await followUpEnquiry(app, by, first.id, { assigneeId: by.accountId, followUpOn: tomorrow })
    const found = async (query: { assigned?: string; followUp?: 'due' }) =>
      (await findEnquiries(app.db, followUpFilterOf(app, by, query))).map(({ id }) => id)
    assert.deepEqual(await found({ assigned: 'me' }), [first.id])
    assert.deepEqual(await found({ assigned: by.accountId }), [first.id])
    assert.deepEqual(await found({ assigned: 'nobody' }), [second.id])
    assert.deepEqual(await found({ followUp: 'due' }), [])
    clock.pass(2 * day)
    assert.deepEqual(await found({ followUp: 'due' }), [first.id])
    await setEnquiryStatus(app, by, first.id, 'closed')
    assert.deepEqual(await found({ followUp: 'due' }), [])
  },
)

testOnEachEngine('the neighbours of an enquiry are those of the filtered list', async ({ app }) => {
  const first = await addEnquiry(app)
  await addEnquiry(app, oneMoreQuestion)
  const third = await addEnquiry(app, { ...oneMoreQuestion, company: 'Lakeview Textiles' })
  const page = await findEnquiryPage(app.db, third.id, { company: 'lakeview TEXTILES' })
  assert.deepEqual([page?.newerId, page?.olderId], [null, first.id])
})

function tomorrowOf(clock: { now(): Date }) {
  return dayOf(new Date(clock.now().getTime() + day))
}
