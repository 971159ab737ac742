import assert from 'node:assert/strict'
import { minute } from '#platform/clock/clock.ts'
import { laptopsForTheOffice, oneMoreQuestion } from '#tests/stories/questions.ts'
import { refusalOf } from '#tests/stories/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { forgetOldPosts } from '../limits/change-public-posts.ts'
import { countEnquiries, findEnquiries } from './find-enquiries.ts'
import { receiveEnquiry } from './receive-enquiry.ts'

const here = { address: '203.0.113.7' }
const there = { address: '203.0.113.8' }

testOnEachEngine('an enquiry is kept as it was written, as new and unread', async ({ app }) => {
  const { reference } = await receiveEnquiry(app, laptopsForTheOffice, here)
  assert.match(reference, /^E-[2-9A-Z]{8}$/)
  const [kept] = await findEnquiries(app.db, {})
  const { website: _, marketing: __, ...written } = laptopsForTheOffice
  assert.deepEqual(
    { ...kept, id: '', createdAt: '' },
    {
      ...written,
      reference,
      id: '',
      createdAt: '',
      status: 'pending',
      isRead: false,
      isSuspect: false,
    },
  )
})

testOnEachEngine(
  'what is sent twice with one key is one enquiry, however late',
  async ({ app, clock }) => {
    const sender = { ...here, key: 'made-when-the-form-was-opened' }
    const first = await receiveEnquiry(app, laptopsForTheOffice, sender)
    clock.pass(90 * minute)
    const second = await receiveEnquiry(app, laptopsForTheOffice, { ...there, key: sender.key })
    assert.deepEqual(second, first)
    const other = await receiveEnquiry(app, oneMoreQuestion, sender)
    assert.notEqual(other.reference, first.reference)
    assert.equal(await countEnquiries(app.db, {}), 2)
  },
)

testOnEachEngine(
  'without a key, the same from one address within ten minutes is one',
  async ({ app, clock }) => {
    const first = await receiveEnquiry(app, laptopsForTheOffice, here)
    for (let times = 0; times < 3; times++) {
      clock.pass(3 * minute)
      assert.equal(
        (await receiveEnquiry(app, laptopsForTheOffice, here)).reference,
        first.reference,
      )
    }
    const elsewhere = await receiveEnquiry(app, laptopsForTheOffice, there)
    assert.notEqual(elsewhere.reference, first.reference)
    clock.pass(2 * minute)
    const later = await receiveEnquiry(app, laptopsForTheOffice, here)
    assert.notEqual(later.reference, first.reference)
  },
)

testOnEachEngine('an impatient finger makes one enquiry of many at once', async ({ app }) => {
  const sender = { ...here, key: 'one' }
  const receipts = await Promise.all(
    Array.from({ length: 8 }, () => receiveEnquiry(app, laptopsForTheOffice, sender)),
  )
  assert.equal(new Set(receipts.map(({ reference }) => reference)).size, 1)
  assert.equal(await countEnquiries(app.db, {}), 1)
})

testOnEachEngine(
  'twenty in ten minutes come from one address, and no more',
  async ({ app, clock }) => {
    const send = (at: number, from = here) =>
      receiveEnquiry(app, { ...oneMoreQuestion, message: `Question number ${at}` }, from)
    for (let at = 0; at < 20; at++) await send(at)
    const refusal = await refusalOf(send(20))
    assert.equal(refusal.kind, 'too-many')
    assert.equal(refusal.message, 'Too many messages. Please try again in 10 minutes.')
    await send(20, there)
    clock.pass(10 * minute)
    await send(20)
    await forgetOldPosts(app)
    assert.equal((await app.db.selectFrom('publicPosts').selectAll().execute()).length, 1)
  },
)

testOnEachEngine('what fills the hidden field is kept and marked', async ({ app }) => {
  await receiveEnquiry(app, { ...laptopsForTheOffice, website: 'http://spam.example' }, here)
  const [kept] = await findEnquiries(app.db, {})
  assert.equal(kept?.isSuspect, true)
})

testOnEachEngine(
  'who agrees to offers has agreed to certain words at a certain time',
  async ({ app }) => {
    await receiveEnquiry(app, { ...laptopsForTheOffice, marketing: true }, here)
    await receiveEnquiry(app, oneMoreQuestion, here)
    const rows = await app.db
      .selectFrom('enquiries')
      .select(['marketingAt', 'marketingWording', 'createdAt'])
      .orderBy('id')
      .execute()
    assert.equal(rows[0]?.marketingAt, rows[0]?.createdAt)
    assert.match(rows[0]?.marketingWording ?? '', /^Send me offers/)
    assert.deepEqual([rows[1]?.marketingAt, rows[1]?.marketingWording], [null, null])
  },
)

testOnEachEngine('the audit tells that it came, and nothing of the person', async ({ app }) => {
  await receiveEnquiry(app, laptopsForTheOffice, here)
  const [row] = await app.db.selectFrom('audit').selectAll().execute()
  assert.equal(row?.action, 'enquiry.received')
  assert.doesNotMatch(JSON.stringify(row), /Meera|lakeview|9845/)
})
