import assert from 'node:assert/strict'
import type { contactSorts } from '#contract/contacts/contact.ts'
import { dayAfter, dayOf } from '#contract/site/office-time.ts'
import { writesFromHosur } from '#tests/fixtures/questions.ts'
import { addContact, here } from '#tests/fixtures/received-submissions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { findContacts } from './find-contacts.ts'
import { receiveContact } from './receive-contact.ts'

testOnEachEngine('a search without a letter or digit finds no contact', async ({ app }) => {
  await addContact(app)
  assert.deepEqual(await findContacts(app.db, { q: '***' }), [])
  assert.equal((await findContacts(app.db, { q: '' })).length, 1)
})

testOnEachEngine(
  'messages are found by words of their text, together with words of their sender',
  async ({ app }) => {
    await addContact(app)
    const message = 'Büros in WHITEFIELD: हमें दिल्ली में भी 100%_sure चाहिए'
    await receiveContact(app, { ...writesFromHosur, name: 'Farah Ali', message }, here)
    const found = async (q: string) => (await findContacts(app.db, { q })).map(({ name }) => name)
    for (const q of ['whitefield', 'Whitef', 'farah, whitefield!', 'दिल्ली', 'büros', '100%_SURE']) {
      assert.deepEqual(await found(q), ['Farah Ali'], q)
    }
    assert.deepEqual(await found('imran whitefield'), [])
  },
)

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

testOnEachEngine(
  'messages without a company come last in both directions',
  async ({ app, clock }) => {
    for (const company of ['Sundaram Textiles', null, 'Anand Traders']) {
      clock.pass(1000)
      await receiveContact(app, { ...writesFromHosur, company }, here)
    }
    const companies = async (sort: (typeof contactSorts)[number]) =>
      (await findContacts(app.db, { sort })).map(({ company }) => company)
    assert.deepEqual(await companies('company'), ['Anand Traders', 'Sundaram Textiles', null])
    assert.deepEqual(await companies('-company'), ['Sundaram Textiles', 'Anand Traders', null])
  },
)
