import assert from 'node:assert/strict'
import { otherCategory } from '#contract/enquiries/enquiry-categories.ts'
import { day, hour, minute } from '#platform/clock/clock.ts'
import { tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { laptopsForTheOffice, oneMoreQuestion } from '#tests/fixtures/questions.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import type { EmailContent } from '../outbox/email-content.ts'
import { system } from '../audit/actor.ts'
import { addProduct } from '../products/add-product.ts'
import { countEnquiries, findEnquiries } from './find-enquiries.ts'
import { receiveEnquiry } from './receive-enquiry.ts'

const here = { address: '203.0.113.7' }
const there = { address: '203.0.113.8' }

function emailsIn({ db }: App) {
  return db
    .selectFrom('emails')
    .select(['kind', 'recipient', 'subject', 'content'])
    .orderBy('id')
    .execute()
}

function contentOf({ content }: { content: string }) {
  return JSON.parse(content) as EmailContent
}

testOnEachEngine('an enquiry is stored as it was written, as new and unread', async ({ app }) => {
  const { reference } = await receiveEnquiry(app, laptopsForTheOffice, here)
  assert.match(reference, /^E-[2-9A-Z]{8}$/)
  const [stored] = await findEnquiries(app.db, {})
  const record = await app.db.selectFrom('customerRecords').select('id').executeTakeFirstOrThrow()
  const { website: _, marketing: __, ...written } = laptopsForTheOffice
  assert.deepEqual(
    { ...stored, id: '', createdAt: '' },
    {
      ...written,
      quantity: null,
      products: [],
      gstNumber: null,
      pinCode: null,
      reference,
      id: '',
      createdAt: '',
      status: 'pending',
      isRead: false,
      isSuspect: false,
      customer: { id: record.id, name: 'Lakeview Textiles' },
      assignee: null,
      followUpOn: null,
      consent: null,
    },
  )
})

testOnEachEngine(
  'quantity, GST number and PIN code of an enquiry reach the office, its e-mail and its search',
  async ({ app }) => {
    const order = { quantity: 30, gstNumber: '29ZZZFZ9999Z1Z9', pinCode: '560100' }
    await receiveEnquiry(app, { ...laptopsForTheOffice, ...order }, here)
    const [stored] = await findEnquiries(app.db, { q: order.gstNumber.toLowerCase() })
    const { quantity, gstNumber, pinCode } = stored ?? {}
    assert.deepEqual({ quantity, gstNumber, pinCode }, order)
    const [announcement, acknowledgement] = (await emailsIn(app)).map(contentOf)
    const facts = Object.fromEntries(
      (announcement?.facts ?? []).map((fact) => [fact.name, 'value' in fact ? fact.value : '']),
    )
    assert.deepEqual(
      [facts['Quantity'], facts['GST number'], facts['PIN code']],
      ['30', order.gstNumber, order.pinCode],
    )
    assert(!JSON.stringify(acknowledgement).includes(order.gstNumber))
    const { key } = await app.db
      .selectFrom('customerRecordKeys')
      .select('value as key')
      .where('kind', '=', 'gst')
      .executeTakeFirstOrThrow()
    assert.equal(key, order.gstNumber)
  },
)

testOnEachEngine(
  'an enquiry about several products has a quantity for each, in the office, both e-mails and its search',
  async ({ app }) => {
    const laptop = await addProduct(app, system, travelBook)
    const printer = await addProduct(app, system, tallyPrinter)
    const form = { ...laptopsForTheOffice, product: 'Kaveri…; Lekhra…' }
    const products = { [printer.id]: 2, [laptop.id]: null, unknown: 7 }
    await receiveEnquiry(app, { ...form, products, quantity: 5 }, here)
    await receiveEnquiry(app, { ...form, products: { ...products, [laptop.id]: 30 } }, here)
    const [newer, older] = await findEnquiries(app.db, { q: tallyPrinter.name })
    assert.deepEqual(older?.products, [
      { productId: printer.id, name: tallyPrinter.name, quantity: 2 },
      { productId: laptop.id, name: travelBook.name, quantity: null },
    ])
    assert.deepEqual([older?.quantity, newer?.quantity], [5, null])
    assert.deepEqual(
      newer?.products.map(({ quantity }) => quantity),
      [2, 30],
    )
    for (const filter of [{ productId: laptop.id }, { category: tallyPrinter.category }]) {
      assert.equal(await countEnquiries(app.db, filter), 2)
    }
    assert.equal(await countEnquiries(app.db, { category: otherCategory }), 0)
    const emails = (await emailsIn(app)).slice(-2).map(contentOf)
    const named = emails.map(({ facts = [] }) =>
      facts.flatMap((fact) => (fact.name === 'Product' && 'value' in fact ? fact.value : [])),
    )
    const asked = [`2 × ${tallyPrinter.name}`, `30 × ${travelBook.name}`]
    assert.deepEqual(named, [asked, asked])
  },
)

testOnEachEngine(
  'an enquiry about a list of one product is about that product',
  async ({ app }) => {
    const { id } = await addProduct(app, system, travelBook)
    await receiveEnquiry(app, { ...laptopsForTheOffice, products: { [id]: 12, unknown: 1 } }, here)
    const [stored] = await findEnquiries(app.db, {})
    assert.deepEqual([stored?.productId, stored?.quantity, stored?.products], [id, 12, []])
  },
)

testOnEachEngine('the same enquiry for more pieces is another one', async ({ app }) => {
  await receiveEnquiry(app, { ...laptopsForTheOffice, quantity: 30 }, here)
  await receiveEnquiry(app, { ...laptopsForTheOffice, quantity: 40 }, here)
  assert.equal(await countEnquiries(app.db, {}), 2)
})

testOnEachEngine(
  'an enquiry that is sent twice with one key is one enquiry, however late',
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
  'an enquiry that is sent again leaves the customer as the office has corrected it',
  async ({ app, clock }) => {
    const sender = { ...here, key: 'made-when-the-form-was-opened' }
    await receiveEnquiry(app, laptopsForTheOffice, sender)
    await app.db.deleteFrom('customerRecordKeys').where('kind', '=', 'phone').execute()
    const stored = () => app.db.selectFrom('customerRecords').selectAll().execute()
    const before = await stored()
    clock.pass(minute)
    await receiveEnquiry(app, laptopsForTheOffice, sender)
    assert.deepEqual(await stored(), before)
    const keys = await app.db.selectFrom('customerRecordKeys').select('kind').execute()
    assert.deepEqual(keys, [{ kind: 'email' }])
  },
)

testOnEachEngine(
  'without a key, the same enquiry from one address within ten minutes is stored once',
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

testOnEachEngine(
  'an enquiry that is sent many times at once with one key is stored once',
  async ({ app }) => {
    const sender = { ...here, key: 'one' }
    const receipts = await Promise.all(
      Array.from({ length: 8 }, () => receiveEnquiry(app, laptopsForTheOffice, sender)),
    )
    assert.equal(new Set(receipts.map(({ reference }) => reference)).size, 1)
    assert.equal(await countEnquiries(app.db, {}), 1)
  },
)

testOnEachEngine(
  'twenty enquiries in ten minutes come from one address, and no more',
  async ({ app, clock }) => {
    const send = (at: number, from = here) =>
      receiveEnquiry(app, { ...oneMoreQuestion, message: `Question number ${at}` }, from)
    for (let at = 0; at < 20; at++) await send(at)
    const refusal = await refusalOf(send(20))
    assert.equal(refusal.kind, 'too-many')
    assert.equal(refusal.message, 'Too many messages. Please try again in 10 minutes.')
    await send(20, there)
    assert.equal(await countEnquiries(app.db, {}), 21)
    clock.pass(10 * minute)
    await send(20)
  },
)

const keys = Array.from({ length: 15 }, (_, at) => `key ${at}`)

function askWithKey(app: App, key: string) {
  return receiveEnquiry(
    app,
    { ...oneMoreQuestion, message: `Question with ${key}` },
    { ...here, key },
  )
}

testOnEachEngine(
  'sixty requests at once with fifteen idempotency keys are fifteen enquiries, and none is refused',
  async ({ app }) => {
    const requests = [...keys, ...keys, ...keys, ...keys].map((key) => askWithKey(app, key))
    const references = (await Promise.all(requests)).map(({ reference }) => reference)
    assert.equal(new Set(references).size, 15)
    assert.equal(await countEnquiries(app.db, {}), 15)
  },
)

testOnEachEngine(
  'a repeat of a stored enquiry gets its reference even where its address may send no more',
  async ({ app, clock }) => {
    const first = await askWithKey(app, 'key of a bad line')
    for (let at = 0; at < 19; at++) await askWithKey(app, `key ${at}`)
    assert.equal((await refusalOf(askWithKey(app, 'unknown key'))).kind, 'too-many')
    for (let time = 0; time < 30; time++)
      assert.deepEqual(await askWithKey(app, 'key of a bad line'), first)
    const sameKey = { ...here, key: 'key of a bad line' }
    assert.equal(
      (await refusalOf(receiveEnquiry(app, laptopsForTheOffice, sameKey))).kind,
      'too-many',
    )
    clock.pass(10 * minute)
    assert.deepEqual(await askWithKey(app, 'key of a bad line'), first)
    for (let at = 20; at < 40; at++) await askWithKey(app, `key ${at}`)
  },
)

testOnEachEngine(
  'a refused enquiry is not stored, and its key may be sent again later',
  async ({ app, clock }) => {
    for (let at = 0; at < 20; at++) await askWithKey(app, `key ${at}`)
    await refusalOf(askWithKey(app, 'key of the next'))
    assert.equal(await countEnquiries(app.db, {}), 20)
    assert.equal((await emailsIn(app)).length, 20 + 3)
    clock.pass(10 * minute)
    assert.match((await askWithKey(app, 'key of the next')).reference, /^E-/)
  },
)

for (const [name, jump] of Object.entries({ 'an hour': hour, '400 days': 400 * day })) {
  testOnEachEngine(
    `enquiries before the clock was set back by ${name} do not prevent sending`,
    async ({ app, clock }) => {
      for (let at = 0; at < 20; at++) await askWithKey(app, `key ${at}`)
      clock.pass(-jump)
      await askWithKey(app, 'key after the jump')
      const first = await receiveEnquiry(app, laptopsForTheOffice, here)
      clock.pass(9 * minute)
      assert.deepEqual(await receiveEnquiry(app, laptopsForTheOffice, here), first)
    },
  )
}

testOnEachEngine(
  'the acknowledgement repeats nothing that was typed when product and name hold a link',
  async ({ app }) => {
    const typed = {
      ...laptopsForTheOffice,
      name: 'Claim at http://evil.example/claim',
      company: 'Prize Office',
      product: 'You won 10000 INR, claim at http://evil.example/claim',
    }
    const { reference } = await receiveEnquiry(app, typed, here)
    const [announcement, acknowledgement] = await emailsIn(app)
    assert.equal(announcement?.subject, `Enquiry ${reference}: ${typed.product}`)
    assert.equal(acknowledgement?.recipient, typed.email)
    assert.equal(acknowledgement.subject, `Your enquiry ${reference}`)
    const { heading, facts } = contentOf(acknowledgement)
    assert.equal(heading, 'Thank you for your enquiry')
    assert.deepEqual(facts, [{ name: 'Reference', value: reference }])
    assert.doesNotMatch(
      JSON.stringify(acknowledgement).replace(typed.email, ''),
      /evil|won|INR|Prize|Claim|9845012345|warranty/i,
    )
  },
)

testOnEachEngine(
  'the acknowledgement repeats the quantity of one product, and not the message',
  async ({ app }) => {
    const { id: productId } = await addProduct(app, system, travelBook)
    const form = { ...laptopsForTheOffice, productId, quantity: 25 }
    const { reference } = await receiveEnquiry(app, form, here)
    const [, acknowledgement] = (await emailsIn(app)).map(contentOf)
    assert.deepEqual(acknowledgement?.facts, [
      { name: 'Reference', value: reference },
      { name: 'Product', value: travelBook.name },
      { name: 'Quantity', value: '25' },
    ])
    assert(!JSON.stringify(acknowledgement).includes(form.message))
  },
)

testOnEachEngine(
  'the acknowledgement names a product of the catalogue, and greets with a harmless name',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { id: productId } = await addProduct(app, by, travelBook, [])
    const form = { ...laptopsForTheOffice, productId }
    const { reference } = await receiveEnquiry(app, form, here)
    const [, acknowledgement] = await emailsIn(app)
    assert.equal(acknowledgement?.subject, `Your enquiry ${reference} about ${travelBook.name}`)
    const { heading, facts } = contentOf(acknowledgement)
    assert.equal(heading, 'Thank you for your enquiry, Meera Krishnan')
    assert.deepEqual(facts?.at(1), { name: 'Product', value: travelBook.name })
    await receiveEnquiry(app, { ...form, product: 'Claim your prize' }, there)
    const other = (await emailsIn(app)).at(-1)
    assert.doesNotMatch(JSON.stringify(other), /prize|TravelBook/i)
  },
)

testOnEachEngine(
  'the fourth enquiry of a day is announced to sales, which reads that no acknowledgement was sent',
  async ({ app }) => {
    for (let at = 0; at < 4; at++) await askWithKey(app, `key ${at}`)
    const emails = await emailsIn(app)
    assert.equal(emails.filter(({ kind }) => kind === 'enquiry-acknowledgement').length, 3)
    const announced = emails.filter(({ kind }) => kind === 'enquiry-announcement').map(contentOf)
    assert.deepEqual(
      announced.map(({ paragraphs }) => paragraphs.slice(1)),
      [
        [],
        [],
        [],
        ['No acknowledgement was sent to the sender: 3 were sent to this address within 24 hours.'],
      ],
    )
  },
)

testOnEachEngine('an enquiry that fills the hidden field is stored and marked', async ({ app }) => {
  await receiveEnquiry(app, { ...laptopsForTheOffice, website: 'http://spam.example' }, here)
  const [stored] = await findEnquiries(app.db, {})
  assert.equal(stored?.isSuspect, true)
})

testOnEachEngine('consent to offers is stored with its wording and its time', async ({ app }) => {
  await receiveEnquiry(app, { ...laptopsForTheOffice, marketing: true }, here)
  await receiveEnquiry(app, oneMoreQuestion, here)
  const [without, agreed] = await findEnquiries(app.db, {})
  assert.equal(agreed?.consent?.agreedAt, agreed?.createdAt)
  assert.match(agreed?.consent?.wording ?? '', /^E-mail me offers/)
  assert.equal(agreed?.consent?.withdrawnAt, null)
  assert.equal(without?.consent, null)
})

testOnEachEngine(
  'the audit records that an enquiry was received, and nothing about the person',
  async ({ app }) => {
    await receiveEnquiry(app, laptopsForTheOffice, here)
    const [row] = await app.db.selectFrom('audit').selectAll().execute()
    assert.equal(row?.action, 'enquiry.received')
    assert.doesNotMatch(JSON.stringify(row), /Meera|lakeview|9845/)
  },
)
