import assert from 'node:assert/strict'
import { addContact } from '#tests/fixtures/received-submissions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { findContacts } from './find-contacts.ts'

testOnEachEngine('a search without a letter or digit finds no contact', async ({ app }) => {
  await addContact(app)
  assert.deepEqual(await findContacts(app.db, { q: '***' }), [])
  assert.equal((await findContacts(app.db, { q: '' })).length, 1)
})
