import assert from 'node:assert/strict'
import { dayAfter, dayOf } from '#contract/site/office-time.ts'
import { addContact } from '#tests/fixtures/received-submissions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { findContacts } from './find-contacts.ts'

testOnEachEngine('a search without a letter or digit finds no contact', async ({ app }) => {
  await addContact(app)
  assert.deepEqual(await findContacts(app.db, { q: '***' }), [])
  assert.equal((await findContacts(app.db, { q: '' })).length, 1)
})

testOnEachEngine(
  'messages are found by their company and by the days they came',
  async ({ app }) => {
    const { company, date } = await addContact(app)
    assert(company)
    const day = dayOf(new Date(date))
    const found = async (query: object) => (await findContacts(app.db, query)).length
    assert.equal(await found({ company: company.toUpperCase() }), 1)
    assert.equal(await found({ company: 'Somebody else' }), 0)
    assert.equal(await found({ from: day, to: day }), 1)
    assert.equal(await found({ from: dayAfter(day) }), 0)
    assert.equal(await found({ to: dayAfter(day, -1) }), 0)
  },
)
