import assert from 'node:assert/strict'
import type { enquirySorts } from '#contract/enquiries/enquiry.ts'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { laptopsForTheOffice, oneMoreQuestion } from '#tests/fixtures/questions.ts'
import { addEnquiry } from '#tests/fixtures/received-submissions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { countEnquiries, countEnquiriesByStatus, findEnquiries } from './find-enquiries.ts'
import { findEnquiryTexts } from './find-enquiry-texts.ts'
import { setEnquiryStatus } from './set-enquiry-status.ts'

testOnEachEngine(
  'enquiries are found by name, e-mail, product and reference, page by page',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    await addEnquiry(app)
    const { id } = await addEnquiry(app, oneMoreQuestion)
    await setEnquiryStatus(app, by, id, 'closed')
    const found = async (query: object) =>
      (await findEnquiries(app.db, query)).map(({ name }) => name)
    assert.deepEqual(await found({ q: 'travelbook' }), [laptopsForTheOffice.name])
    assert.deepEqual(await found({ q: 'IMRAN@bluehill' }), [oneMoreQuestion.name])
    assert.deepEqual(await found({ q: 'Refilled cartridges' }), [oneMoreQuestion.name])
    assert.deepEqual(await found({ q: 'imran warranty' }), [])
    assert.deepEqual(await found({ status: 'closed' }), [oneMoreQuestion.name])
    assert.deepEqual(await found({ page: 2, limit: 1 }), [laptopsForTheOffice.name])
    for (const q of ['nobody', '***']) assert.deepEqual(await found({ q }), [])
    assert.equal(await countEnquiries(app.db, { status: 'pending' }), 1)
    const counts = await countEnquiriesByStatus(app.db, { status: 'pending' })
    assert.deepEqual(counts, { pending: 1, responded: 0, closed: 1 })
    const ofImran = await countEnquiriesByStatus(app.db, { q: 'imran' })
    assert.deepEqual(ofImran, { pending: 0, responded: 0, closed: 1 })
  },
)

testOnEachEngine(
  'a company and a message with accents are found as they were typed, in small letters and in capitals',
  async ({ app }) => {
    await addEnquiry(app, { ...laptopsForTheOffice, company: 'CAFÉ Éclat', message: 'Für ÜBERALL' })
    const found = async (query: object) => (await findEnquiries(app.db, query)).length
    for (const company of ['CAFÉ Éclat', 'café éclat', 'ÉCLAT', 'Éclat']) {
      assert.equal(await found({ company }), 1, company)
      assert.deepEqual(await findEnquiryTexts(app.db, { of: 'company', q: company }), [
        'CAFÉ Éclat',
      ])
    }
    for (const q of ['ÜBERALL', 'überall', 'Für']) assert.equal(await found({ q }), 1, q)
    assert.equal(await found({ company: 'Éclair' }), 0)
  },
)

testOnEachEngine('a list of enquiries is sorted by each of its columns', async ({ app, clock }) => {
  for (const [name, product] of [
    ['Bela', 'UPS'],
    ['asha', 'Laptop'],
    ['Chitra', 'laptop'],
  ] as const) {
    clock.pass(1000)
    await addEnquiry(app, { ...laptopsForTheOffice, name, product })
  }
  const [bela] = (await findEnquiries(app.db, { sort: 'name' })).slice(1)
  await app.db
    .updateTable('enquiries')
    .set({ status: 'closed' })
    .where('id', '=', bela?.id ?? '')
    .execute()
  const names = async (sort?: (typeof enquirySorts)[number]) =>
    (await findEnquiries(app.db, { sort, page: 1, limit: 25 })).map(({ name }) => name).join(' ')
  assert.equal(await names(), 'Chitra asha Bela')
  assert.equal(await names('newest'), 'Chitra asha Bela')
  assert.equal(await names('oldest'), 'Bela asha Chitra')
  assert.equal(await names('name'), 'asha Bela Chitra')
  assert.equal(await names('-name'), 'Chitra Bela asha')
  assert.equal(await names('product'), 'Chitra asha Bela')
  assert.equal(await names('-product'), 'Bela Chitra asha')
  assert.equal(await names('status'), 'Chitra asha Bela')
  assert.equal(await names('-status'), 'Bela Chitra asha')
})
