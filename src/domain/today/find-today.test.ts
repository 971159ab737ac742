import assert from 'node:assert/strict'
import type { Role } from '#contract/accounts/permissions.ts'
import type { ProductForm } from '#contract/products/product-form.ts'
import { dayOf } from '#contract/site/office-time.ts'
import type { Figure } from '#contract/today/today.ts'
import { ago, day, hour, now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { boardroomPanel, tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { laptopsForTheOffice, oneMoreQuestion } from '#tests/fixtures/questions.ts'
import { addContact, addEnquiry } from '#tests/fixtures/received-submissions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { system } from '../audit/actor.ts'
import { followUpContact } from '../contacts/follow-up-contact.ts'
import { setContactStatus } from '../contacts/set-contact-status.ts'
import type { EnquiryFilter } from '../enquiries/filtered-enquiries.ts'
import { countEnquiries } from '../enquiries/find-enquiries.ts'
import { followUpEnquiry } from '../enquiries/follow-up-enquiry.ts'
import { setEnquiryStatus } from '../enquiries/set-enquiry-status.ts'
import { addProduct } from '../products/add-product.ts'
import { countProductRecords } from '../products/find-product-records.ts'
import { withdrawProduct } from '../products/withdraw-products.ts'
import type { Tables } from '../tables.ts'
import { forgetUsageBefore } from '../usage/forget-old-usage.ts'
import { storeUsage } from '../usage/store-usage.ts'
import { findSearchesOfDay } from './find-searches-of-day.ts'
import { findToday } from './find-today.ts'

testOnEachEngine('the figures of enquiries equal what is stored', async ({ app, clock }) => {
  const by = await addAdministrator(app, asha)
  const printer = await addGoods(app)
  const first = await addEnquiry(app)
  clock.pass(day)
  await addEnquiry(app, { ...oneMoreQuestion, productId: printer })
  const answered = await addEnquiry(app, { ...oneMoreQuestion, productId: printer, phone: '+911' })
  clock.pass(7 * day)
  await setEnquiryStatus(app, by, answered.id, 'responded')
  const { enquiries, waiting } = await findToday(app, 'owner', '30')
  assert(enquiries)
  assert.deepEqual([enquiries.unanswered, enquiries.unread], [2, 3])
  assert.equal(waiting.oldest[0]?.id, first.id)
  assert.equal(waiting.newest.at(-1)?.id, first.id)
  // A week and a day have six or seven open days.
  assert((waiting.oldest[0]?.waitingMinutes ?? 0) >= 5 * 9 * 60)
  const rows = await app.db.selectFrom('enquiries').select('createdAt').execute()
  const byDay = Map.groupBy(rows, ({ createdAt }) => dayOf(new Date(createdAt)))
  assert.equal(enquiries.byDay.length, 30)
  for (const { name, value } of enquiries.byDay) {
    assert.equal(value, byDay.get(name)?.length ?? 0, name)
  }
  assert.deepEqual(texts(enquiries.byCategory), ['Printers 2', 'Other 1'])
  assert.equal(await countEnquiries(app.db, { read: 'no' }), enquiries.unread)
  await equalsItsList(app, enquiries.byDay, ({ name }) => ({ from: name, to: name }))
  assert.deepEqual(texts(enquiries.byProduct), [`${tallyPrinter.name} 2`])
  const { answerMinutes } = await app.db
    .selectFrom('enquiries')
    .select('answerMinutes')
    .where('id', '=', answered.id)
    .executeTakeFirstOrThrow()
  assert.equal(answerMinutes, 5 * 9 * 60 + 6 * 60)
  assert.deepEqual(enquiries.answerMinutes.at(-1), {
    name: dayOf(clock.now()),
    value: answerMinutes,
    id: null,
  })
  assert.equal(await countEnquiries(app.db, { takenUpOn: dayOf(clock.now()) }), 1)
  assert.equal(await countEnquiries(app.db, { takenUpOn: '2020-01-01' }), 0)
  const week = await findToday(app, 'owner', '7')
  assert.deepEqual(texts(week.enquiries?.byCategory ?? []), [])
})

testOnEachEngine('each category and each product leads to as many enquiries', async (world) => {
  const { app, clock } = world
  const printer = await addGoods(app)
  const add = async (form: ProductForm) =>
    (await inTransaction(app, (app) => addProduct(app, system, form))).id
  const panel = await add(boardroomPanel)
  const aboutPanel = { ...oneMoreQuestion, product: boardroomPanel.name, productId: panel }
  await addEnquiry(app, aboutPanel)
  clock.pass(10 * day)
  const aboutPrinter = { ...oneMoreQuestion, productId: printer }
  const questions = [aboutPrinter, aboutPrinter, aboutPanel, oneMoreQuestion, oneMoreQuestion]
  for (const [at, question] of questions.entries()) {
    await addEnquiry(app, { ...question, phone: `+91${at}` })
  }
  await inTransaction(app, (app) => withdrawProduct(app, system, panel))
  const { from, enquiries } = await findToday(app, 'owner', '7')
  assert(enquiries)
  assert.deepEqual(texts(enquiries.byCategory).toSorted(), [
    'Interactive Panels 1',
    'Other 2',
    'Printers 2',
  ])
  await equalsItsList(app, enquiries.byCategory, ({ name }) => ({
    from,
    category: name,
  }))
  assert.deepEqual(texts(enquiries.byProduct), [`${tallyPrinter.name} 2`])
  await equalsItsList(app, enquiries.byProduct, ({ id }) => ({ from, productId: id ?? '' }))
})

testOnEachEngine('the first answer counts, however often the status changes', async (world) => {
  const { app, clock } = world
  const by = await addAdministrator(app, asha)
  const { id } = await addEnquiry(app)
  await setEnquiryStatus(app, by, id, 'responded')
  clock.pass(7 * day)
  await setEnquiryStatus(app, by, id, 'pending')
  await setEnquiryStatus(app, by, id, 'closed')
  const read = app.db.selectFrom('enquiries').select('answerMinutes').where('id', '=', id)
  assert.equal((await read.executeTakeFirstOrThrow()).answerMinutes, 0)
})

testOnEachEngine(
  'messages that nobody has taken up wait among the enquiries, by when they came',
  async ({ app, clock }) => {
    const by = await addAdministrator(app, asha)
    const first = await addEnquiry(app)
    clock.pass(hour)
    const contact = await addContact(app)
    clock.pass(hour)
    const last = await addEnquiry(app, oneMoreQuestion)
    const { waiting, messages } = await findToday(app, 'owner')
    assert.deepEqual(messages, { unanswered: 1 })
    const inOrder = [`enquiry ${first.id}`, `contact ${contact.id}`, `enquiry ${last.id}`]
    assert.deepEqual(
      waiting.oldest.map(({ kind, id }) => `${kind} ${id}`),
      inOrder,
    )
    assert.deepEqual(
      waiting.newest.map(({ kind, id }) => `${kind} ${id}`),
      inOrder.toReversed(),
    )
    await setContactStatus(app, by, contact.id, 'contacted')
    const after = await findToday(app, 'owner')
    assert.equal(after.messages?.unanswered, 0)
    assert.equal(after.waiting.oldest.length, 2)
    const ofEditor = await findToday(app, 'editor')
    assert.equal(ofEditor.messages, null)
    assert.deepEqual(ofEditor.waiting, { newest: [], oldest: [] })
  },
)

testOnEachEngine('follow-ups of today and of earlier days are due', async ({ app, clock }) => {
  const by = await addAdministrator(app, asha)
  const enquiry = await addEnquiry(app)
  const contact = await addContact(app)
  const today = dayOf(clock.now())
  await followUpEnquiry(app, by, enquiry.id, { followUpOn: today, assigneeId: by.accountId })
  clock.pass(day)
  await followUpContact(app, by, contact.id, { followUpOn: dayOf(clock.now()) })
  const { followUps } = await findToday(app, 'owner')
  assert.deepEqual([followUps.enquiries, followUps.contacts], [1, 1])
  assert.deepEqual(
    followUps.first.map(({ kind, id, assignee }) => [kind, id, assignee]),
    [
      ['enquiry', enquiry.id, asha.email],
      ['contact', contact.id, null],
    ],
  )
  const ofEditor = (await findToday(app, 'editor')).followUps
  assert.deepEqual(ofEditor, { enquiries: 0, contacts: 0, first: [] })
})

testOnEachEngine('products that lack something are counted and named', async ({ app }) => {
  const printer = await addGoods(app)
  const gaps = async () => {
    const { products } = await findToday(app, 'owner')
    return products?.gaps.map(({ gap, count }) => `${gap} ${count}`)
  }
  assert.deepEqual(await gaps(), ['picture 2', 'price 1', 'hsnCode 1'])
  assert.equal((await findToday(app, 'owner')).products?.faulty, 2)
  assert.equal(await countProductRecords(app, { only: 'Without image' }), 2)
  assert.equal(await countProductRecords(app, { only: 'Without price' }), 1)
  assert.equal(await countProductRecords(app, { only: 'Without HSN code' }), 1)
  await inTransaction(app, (app) => withdrawProduct(app, system, printer))
  assert.deepEqual(await gaps(), ['picture 1', 'price 0', 'hsnCode 1'])
})

testOnEachEngine('an out-of-stock product is named once it was asked for', async ({ app }) => {
  const { id } = await inTransaction(app, (app) =>
    addProduct(app, system, { ...travelBook, stockStatus: 'Out of Stock' }),
  )
  const askedFor = async () => texts((await findToday(app, 'owner')).products?.askedFor ?? [])
  assert.deepEqual(await askedFor(), [])
  await addEnquiry(app, { ...laptopsForTheOffice, productId: id })
  assert.deepEqual(await askedFor(), [`${travelBook.name} 1`])
  const printer = await addGoods(app)
  await addEnquiry(app, { ...laptopsForTheOffice, products: { [id]: 2, [printer]: 1 } })
  assert.deepEqual(await askedFor(), [`${travelBook.name} 2`])
})

testOnEachEngine('views and searches are counted by day and added up', async ({ app, clock }) => {
  const printer = await addGoods(app)
  for (let at = 0; at < 3; at++) app.usage.countView(printer)
  app.usage.countSearch('Tally  Jet', 1)
  app.usage.countSearch('tally-jet', 1)
  app.usage.countSearch('purple ink', 0)
  app.usage.countSearch('meera@lakeview.example', 0)
  app.usage.countSearch('98450 12345', 0)
  await storeUsage(app)
  clock.pass(day)
  app.usage.countView(printer)
  app.usage.countSearch('purple ink', 0)
  await storeUsage(app)
  const { products } = await findToday(app, 'owner', '7')
  assert(products)
  assert.deepEqual(texts(products.views), [`${tallyPrinter.name} 4`])
  assert.deepEqual(texts(products.searches), ['purple ink 2', 'tally jet 2'])
  assert.deepEqual(texts(products.emptySearches), ['purple ink 2'])
  assert.deepEqual(
    products.searchesByDay.map(({ value }) => value),
    [0, 0, 0, 0, 0, 5, 1],
  )
  for (const { name, value } of products.searchesByDay) {
    const searches = await findSearchesOfDay(app.db, name)
    assert.equal(
      searches.reduce((sum, { value }) => sum + value, 0),
      value,
    )
  }
  const [other] = await findSearchesOfDay(app.db, products.searchesByDay[5]?.name ?? '')
  assert.deepEqual(other, { name: '', value: 2, id: null })
  clock.pass(101 * day)
  await forgetUsageBefore(app, ago(app.clock, 100 * day))
  for (const table of ['productViews', 'searches'] as const) {
    assert.deepEqual(await app.db.selectFrom(table).selectAll().execute(), [])
  }
})

testOnEachEngine('a day has room for only so many different searches', async ({ app }) => {
  for (let at = 0; at < 700; at++) app.usage.countSearch(`words ${at}`, 0)
  await storeUsage(app)
  for (let at = 0; at < 700; at++) app.usage.countSearch(`others ${at}`, 0)
  await storeUsage(app)
  const rows = await app.db.selectFrom('searches').selectAll().execute()
  assert(rows.length <= 501, String(rows.length))
  assert.equal(
    rows.reduce((sum, { count }) => sum + count, 0),
    1400,
  )
})

testOnEachEngine('counts that cannot be stored are stored the next time', async ({ app }) => {
  const printer = await addGoods(app)
  app.usage.countView(printer)
  await assert.rejects(storeUsage({ ...app, db: undefined as never }))
  await storeUsage(app)
  assert.equal((await app.db.selectFrom('productViews').selectAll().execute())[0]?.count, 1)
})

testOnEachEngine('a role sees its part of the day alone', async ({ app, clock }) => {
  clock.pass(hour)
  const { enquiries, emails, products } = await findToday(app, 'editor')
  assert.deepEqual([enquiries, emails], [null, null])
  assert(products)
})

/** Two products without an image; the printer, whose id is returned, has no price but a code. */
async function addGoods(app: App) {
  return inTransaction(app, async (app) => {
    await addProduct(app, system, travelBook)
    const free = { ...tallyPrinter, price: 0, hsnCode: '84433100' }
    return (await addProduct(app, system, free)).id
  })
}

/** The list that a bar leads to has as many as the bar says. */
async function equalsItsList(
  app: App,
  figures: Figure[],
  filterOf: (figure: Figure) => EnquiryFilter,
) {
  for (const figure of figures) {
    assert.equal(await countEnquiries(app.db, filterOf(figure)), figure.value, figure.name)
  }
}

function texts(figures: Figure[]) {
  return figures.map(({ name, value }) => `${name} ${value}`)
}

testOnEachEngine(
  'owners see how many confirmed data requests are open, and when the next is due',
  async ({ app, clock }) => {
    const requests = async (role: Role) => (await findToday(app, role)).dataRequests
    assert.deepEqual(await requests('owner'), { open: 0, nextDueAt: null })
    const at = now(clock)
    const nextDueAt = ago(clock, -30 * day)
    await addDataRequest(app, {})
    await addDataRequest(app, { confirmedAt: at, dueAt: ago(clock, -31 * day) })
    await addDataRequest(app, { confirmedAt: at, dueAt: nextDueAt })
    await addDataRequest(app, { confirmedAt: at, dueAt: at, closedAt: at, outcome: 'sent' })
    assert.deepEqual(await requests('owner'), { open: 2, nextDueAt })
    assert.equal(await requests('sales'), null)
  },
)

/** Of somebody each. */
async function addDataRequest({ db, clock }: App, state: Partial<Tables['dataRequests']>) {
  const [id, at] = [newId(), now(clock)]
  const request = { id, reference: id, email: `${id}@lakeview.example`, kind: 'export' as const }
  const times = { requestedAt: at, createdAt: at, confirmedAt: null, dueAt: null, closedAt: null }
  const rest = {
    tokenHash: null,
    outcome: null,
    reason: null,
    fileTokenHash: null,
    fileUntil: null,
  }
  await db
    .insertInto('dataRequests')
    .values({ ...request, ...times, ...rest, ...state })
    .execute()
}
