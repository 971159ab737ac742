import assert from 'node:assert/strict'
import { followUpMessages } from '#contract/follow-ups/follow-up.ts'
import { dayAfter, dayOf } from '#contract/site/office-time.ts'
import { day } from '#platform/clock/clock.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { writesFromHosur } from '#tests/fixtures/questions.ts'
import { addContact, here } from '#tests/fixtures/received-submissions.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { followUpFilterOf } from '../follow-ups/follow-up-filter.ts'
import { findContactPage } from './find-contact-page.ts'
import { findContactHistory, findContacts } from './find-contacts.ts'
import { followUpContact } from './follow-up-contact.ts'
import { receiveContact } from './receive-contact.ts'
import { setContactStatus } from './set-contact-status.ts'

testOnEachEngine('a message is assigned and due until it is completed', async ({ app, clock }) => {
  const by = await addAdministrator(app, asha)
  const { id } = await addContact(app)
  const today = dayOf(clock.now())
  const changed = await followUpContact(app, by, id, {
    assigneeId: by.accountId,
    followUpOn: today,
  })
  assert.equal(changed.assignee?.email, asha.email)
  const due = async () =>
    (await findContacts(app.db, followUpFilterOf(app, by, { followUp: 'due' }))).length
  assert.equal(await due(), 1)
  await setContactStatus(app, by, id, 'completed')
  assert.equal(await due(), 0)
  const history = await findContactHistory(app.db, id)
  assert.deepEqual(
    history.filter(({ kind }) => kind !== 'email').map(({ kind, text }) => [kind, text]),
    [
      ['received', 'Received'],
      ['assigned', asha.email],
      ['follow-up', today],
      ['status', 'Completed'],
    ],
  )
})

testOnEachEngine(
  'a follow-up is not set to a day that has passed, and one that has come stays',
  async ({ app, clock }) => {
    const by = await addAdministrator(app, asha)
    const { id } = await addContact(app)
    const today = dayOf(clock.now())
    const refusal = await refusalOf(
      followUpContact(app, by, id, { followUpOn: dayAfter(today, -1) }),
    )
    assert.equal(refusal.kind, 'invalid')
    assert.deepEqual(refusal.fields, { followUpOn: followUpMessages.pastDay })
    await followUpContact(app, by, id, { followUpOn: today })
    clock.pass(3 * day)
    const form = { assigneeId: by.accountId, followUpOn: today }
    assert.equal((await followUpContact(app, by, id, form)).followUpOn, today)
    assert.equal((await followUpContact(app, by, id, { followUpOn: null })).followUpOn, null)
  },
)

testOnEachEngine('the page of a message names the others of its sender', async ({ app }) => {
  const first = await addContact(app)
  const email = first.email?.toUpperCase() ?? ''
  await receiveContact(app, { ...writesFromHosur, email, message: 'One more question.' }, here)
  const [second] = await findContacts(app.db, {})
  const page = await findContactPage(app.db, first.id)
  assert.deepEqual(
    page?.others.map(({ id }) => id),
    [second?.id],
  )
  assert.deepEqual([page?.newerId, page?.olderId], [second?.id, null])
  assert.equal(await findContactPage(app.db, 'unknown'), undefined)
})
