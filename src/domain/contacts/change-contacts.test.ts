import assert from 'node:assert/strict'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { addContact } from '#tests/fixtures/received-submissions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { changeContacts, undoContactsChange } from './change-contacts.ts'
import { findContact } from './find-contacts.ts'

testOnEachEngine('selected messages are changed at once, and changed back', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id } = await addContact(app)
  const changes = { status: 'completed' as const, assigneeId: by.accountId }
  const selection = { ids: [id, 'unknown'], filter: {}, changes }
  const { changeId, count } = await changeContacts(app, by, selection)
  assert.equal(count, 1)
  assert.equal((await findContact(app.db, id))?.assignee?.email, asha.email)
  await undoContactsChange(app, by, changeId ?? '')
  const restored = await findContact(app.db, id)
  assert.deepEqual([restored?.status, restored?.assignee], ['pending', null])
})
