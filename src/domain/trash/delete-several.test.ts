import assert from 'node:assert/strict'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { oneMoreQuestion, writesFromHosur } from '#tests/fixtures/questions.ts'
import { addEnquiry } from '#tests/fixtures/received-submissions.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { deleteContacts, undoContactsDeletion } from '../contacts/change-contacts.ts'
import { findContacts } from '../contacts/find-contacts.ts'
import { receiveContact } from '../contacts/receive-contact.ts'
import {
  deleteEnquiries,
  undoEnquiriesChange,
  undoEnquiriesDeletion,
} from '../enquiries/change-enquiries.ts'
import { deleteEnquiry, restoreEnquiry } from '../enquiries/delete-enquiry.ts'
import { findEnquiries } from '../enquiries/find-enquiries.ts'
import { findTrash } from './find-trash.ts'

const whole = { page: 1, limit: 24 }

testOnEachEngine('several enquiries are deleted at once, and restored at once', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const first = await addEnquiry(app)
  const second = await addEnquiry(app, oneMoreQuestion)
  const before = await findEnquiries(app.db, {})
  const ids = [second.id, 'unknown', first.id]
  const { changeId, count } = await deleteEnquiries(app, by, { ids, filter: {} })
  assert.equal(count, 2)
  assert.deepEqual(await findEnquiries(app.db, {}), [])
  const trash = await findTrash(app.db, 'owner', whole)
  assert.deepEqual(
    trash.map(({ kind, deletedBy }) => [kind, deletedBy]),
    [
      ['enquiry', asha.email],
      ['enquiry', asha.email],
    ],
  )
  const again = await deleteEnquiries(app, by, { ids, filter: {} })
  assert.deepEqual(again, { changeId: null, count: 0 })
  const undone = await undoEnquiriesDeletion(app, by, changeId ?? '')
  assert.deepEqual([undone.count, undone.refused], [2, []])
  assert.deepEqual(await findEnquiries(app.db, {}), before)
})

testOnEachEngine('all messages that a filter finds are deleted at once', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  await receiveContact(app, writesFromHosur, { address: '203.0.113.7' })
  const none = await deleteContacts(app, by, { filter: { status: 'completed' } })
  assert.deepEqual(none, { changeId: null, count: 0 })
  const { changeId, count } = await deleteContacts(app, by, { filter: { status: 'pending' } })
  assert.equal(count, 1)
  assert.deepEqual(await findContacts(app.db, {}), [])
  assert.equal((await undoContactsDeletion(app, by, changeId ?? '')).count, 1)
  assert.equal((await findContacts(app.db, {})).length, 1)
})

testOnEachEngine(
  'undoing a deletion leaves an enquiry in the trash that somebody has deleted again since',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { id, reference } = await addEnquiry(app)
    const { changeId } = await deleteEnquiries(app, by, { ids: [id], filter: {} })
    await restoreEnquiry(app, by, id)
    await deleteEnquiry(app, by, id)
    assert.deepEqual(await undoEnquiriesDeletion(app, by, changeId ?? ''), {
      changeId: null,
      count: 0,
      refused: [{ id, reference }],
    })
    assert.deepEqual(await findEnquiries(app.db, {}), [])
  },
)

testOnEachEngine(
  'the undo of a deletion and the undo of a change do not take each other’s ids',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { id } = await addEnquiry(app)
    const { changeId } = await deleteEnquiries(app, by, { ids: [id], filter: {} })
    for (const undo of [
      () => undoEnquiriesChange(app, by, changeId ?? ''),
      () => undoContactsDeletion(app, by, changeId ?? ''),
      () => undoEnquiriesDeletion(app, by, 'unknown'),
    ]) {
      assert.equal((await refusalOf(undo())).kind, 'not-found')
    }
  },
)
