import assert from 'node:assert/strict'
import { addContact } from '#tests/fixtures/received-submissions.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { system } from '../audit/actor.ts'
import { countContactsByStatus } from './find-contacts.ts'
import { setContactStatus } from './set-contact-status.ts'

testOnEachEngine(
  'a set status is found, and recorded in the audit without a name',
  async ({ app }) => {
    const { id } = await addContact(app)
    assert.equal((await setContactStatus(app, system, id, 'contacted')).contact.status, 'contacted')
    assert.deepEqual(await countContactsByStatus(app.db, { status: 'pending', q: 'hosur' }), {
      pending: 0,
      contacted: 1,
      completed: 0,
    })
    const rows = await app.db.selectFrom('audit').selectAll().execute()
    assert.doesNotMatch(JSON.stringify(rows), /Divya|hosur/i)
    assert.equal(
      (await refusalOf(setContactStatus(app, system, 'unknown', 'pending'))).kind,
      'not-found',
    )
  },
)
