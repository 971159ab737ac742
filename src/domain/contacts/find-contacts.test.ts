import assert from 'node:assert/strict'
import { addContact } from '#tests/fixtures/received-submissions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { countContacts, findContacts } from './find-contacts.ts'

testOnEachEngine('a search without a letter or digit finds no contact', async ({ app }) => {
  await addContact(app)
  assert.deepEqual(await findContacts(app.db, { q: '***' }), [])
  assert.equal(await countContacts(app.db, { q: '***' }), 0)
  assert.equal(await countContacts(app.db, { q: '' }), 1)
})
