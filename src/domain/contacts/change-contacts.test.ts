import assert from 'node:assert/strict'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { addContact } from '#tests/fixtures/received-submissions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { changeContacts } from './change-contacts.ts'
import { findContact } from './find-contacts.ts'

testOnEachEngine('selected messages are changed at once, and changed back', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id } = await addContact(app)
  const change = { id, status: 'completed' as const, assigneeId: by.accountId }
  const undo = await changeContacts(app, by, [change, { ...change, id: 'unknown' }])
  assert.deepEqual(undo, [{ id, status: 'pending', assigneeId: null }])
  assert.equal((await findContact(app.db, id))?.assignee?.email, asha.email)
  await changeContacts(app, by, undo)
  const restored = await findContact(app.db, id)
  assert.deepEqual([restored?.status, restored?.assignee], ['pending', null])
})
