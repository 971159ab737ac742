import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { printMessages } from '#contract/printing/catalogue-print.ts'
import { system } from '#domain/audit/actor.ts'
import { findNamedFiles } from '#domain/backups/find-named-files.ts'
import { emailContentIn } from '#domain/outbox/email-content.ts'
import { sweepSentCatalogues } from '#domain/printing/sweep-sent-catalogues.ts'
import { addProduct } from '#domain/products/add-product.ts'
import { changeProduct } from '#domain/products/change-product.ts'
import { day } from '#platform/clock/clock.ts'
import { findAuditEvents } from '../fixtures/audit-events.ts'
import { travelBook, tallyPrinter } from '../fixtures/goods.ts'
import { readPdf } from '../fixtures/read-pdf.ts'
import { addCatalogue } from '../fixtures/stored-pictures.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

const path = '/admin/printed-catalogues'

async function printed({ address, token }: TestServer, body: object) {
  const response = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { response, content: Buffer.from(await response.arrayBuffer()) }
}

testOnServer(
  'the office prints what its filters find, with a name on the cover',
  async (server) => {
    await addProduct(server.app, system, travelBook)
    await addProduct(server.app, system, tallyPrinter)
    const query = { category: 'Printers' }
    const { response, content } = await printed(server, {
      query,
      layout: 'prices',
      customer: 'Anand',
    })
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('content-type'), 'application/pdf')
    assert.equal(response.headers.get('cache-control'), 'private, no-store')
    assert.match(
      response.headers.get('content-disposition') ?? '',
      /^attachment; filename="Printers/,
    )
    const text = readPdf(content).pages.join('\n')
    assert.match(text, /Prepared for Anand/)
    assert.match(text, /TallyJet/)
    assert.doesNotMatch(text, /TravelBook/)
  },
)

testOnServer('the office prints selected products in their order', async (server) => {
  const laptop = await addProduct(server.app, system, travelBook)
  const other = await addProduct(server.app, system, { ...travelBook, name: 'Arunvale Air' })
  for (const ids of [
    [laptop.id, other.id],
    [other.id, laptop.id],
  ]) {
    const { content } = await printed(server, { ids, layout: 'pictures' })
    const text = readPdf(content).pages[1] ?? ''
    const isFirst = text.indexOf('TravelBook') < text.indexOf('Arunvale')
    assert.equal(isFirst, ids[0] === laptop.id)
  }
})

testOnServer('a choice that cannot be printed is refused with its reason', async (server) => {
  const { id } = await addProduct(server.app, system, travelBook)
  const refusals: [object, number, string | RegExp][] = [
    [{ layout: 'prices' }, 400, printMessages.choose],
    [{ layout: 'prices', ids: [id], query: {} }, 400, printMessages.choose],
    [{ layout: 'prices', ids: [] }, 400, printMessages.choose],
    [{ layout: 'prices', ids: Array.from({ length: 501 }, () => id) }, 400, printMessages.tooMany],
    [{ layout: 'poster', ids: [id] }, 400, /^Layout must be one of/],
    [{ layout: 'prices', ids: [id], order: 'random' }, 400, /^Order must be one of/],
    [
      { layout: 'prices', ids: [id], customer: 'x'.repeat(121) },
      400,
      printMessages.customerTooLong,
    ],
    [{ layout: 'prices', ids: ['nothing'] }, 409, printMessages.noProducts],
    [{ layout: 'prices', query: { category: 'Toasters' } }, 400, /^Category must be All or one of/],
  ]
  for (const [body, status, text] of refusals) {
    const { json, ...reply } = await server.call('POST', path, { body })
    assert.equal(reply.status, status, JSON.stringify(body).slice(0, 80))
    const message = String(json.message)
    assert.ok(typeof text === 'string' ? message === text : text.test(message), message)
  }
})

const letter = {
  recipient: 'buyer@anand.example',
  subject: 'Our laptops',
  text: 'Dear Anand,\n\nas you asked.',
}

testOnServer('a catalogue is sent by e-mail, as it was when it was sent', async (server) => {
  const { app, call } = server
  const { id } = await addProduct(app, system, travelBook)
  const body = { ids: [id], layout: 'pictures', ...letter }
  const { status, json } = await call('POST', `${path}/send`, { body })
  assert.deepEqual([status, json.message], [200, printMessages.sent])
  await changeProduct(app, system, id, { ...travelBook, price: 1 })
  const email = await app.db.selectFrom('emails').selectAll().executeTakeFirstOrThrow()
  assert.deepEqual([email.kind, email.recipient], ['catalogue', letter.recipient])
  const { paragraphs, attachments } = emailContentIn(email.content)
  assert.deepEqual(paragraphs, ['Dear Anand,', 'as you asked.'])
  const [file] = attachments ?? []
  assert.equal(file?.name, 'Laptops catalogue, Tamarind IT Solutions.pdf')
  const stored = await app.files.get(file.fileKey)
  assert(stored)
  assert.match(readPdf(await buffer(stored)).pages.join('\n'), /₹58,990/)
  const [event] = await findAuditEvents(app, email.id)
  assert.equal(event?.action, 'catalogue.sent')
  assert.doesNotMatch(event.after ?? '', /anand/)
})

testOnServer('a sent catalogue is in backups, and stays as long as its e-mail', async (server) => {
  const { app, call, clock } = server
  const { id } = await addProduct(app, system, travelBook)
  await call('POST', `${path}/send`, { body: { ids: [id], layout: 'prices', ...letter } })
  const [named] = (await findNamedFiles(app.db)).filter(({ key }) => key.startsWith('sent'))
  assert(named)
  assert.equal((await app.files.head(named.key))?.bytes, named.bytes)
  const { signal } = new AbortController()
  clock.pass(2 * day)
  assert.equal(await sweepSentCatalogues(app, signal), 0)
  await app.db.deleteFrom('emails').execute()
  assert.equal(await sweepSentCatalogues(app, signal), 1)
  assert.equal(await app.files.head(named.key), undefined)
})

testOnServer(
  'a letter without an address, a subject or a text is refused at its field',
  async ({ app, call }) => {
    const { id } = await addProduct(app, system, travelBook)
    const bare = { ids: [id], layout: 'prices', recipient: 'nobody', subject: ' ', text: '' }
    const { status, json } = await call('POST', `${path}/send`, { body: bare })
    assert.equal(status, 400)
    assert.deepEqual(Object.keys(Object(json.fields)).toSorted(), ['recipient', 'subject', 'text'])
    assert.deepEqual(await app.db.selectFrom('emails').selectAll().execute(), [])
  },
)

testOnServer('an uploaded catalogue that is older than its products is marked', async (server) => {
  const { app, call, clock } = server
  const { id } = await addProduct(app, system, travelBook)
  const age = '/admin/category-catalogue/Laptops'
  const changedSince = async () => (await call('GET', age)).json.changedSince
  assert.equal(await changedSince(), 0)
  clock.pass(1000)
  await addCatalogue(server)
  assert.equal(await changedSince(), 0)
  clock.pass(1000)
  await changeProduct(app, system, id, { ...travelBook, price: 5 })
  assert.equal(await changedSince(), 1)
  assert.equal((await call('GET', '/admin/category-catalogue/Toasters')).status, 404)
})
