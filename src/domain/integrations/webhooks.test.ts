import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { EnquiryForm } from '#contract/enquiries/enquiry-form.ts'
import { day, hour, minute } from '#platform/clock/clock.ts'
import type { Outside } from '#platform/http/outside.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { tallyPrinter, travelBook } from '#tests/fixtures/goods.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { receiveEnquiry } from '../enquiries/receive-enquiry.ts'
import { addProduct } from '../products/add-product.ts'
import { withdrawProducts } from '../products/withdraw-products.ts'
import {
  addWebhook,
  changeWebhook,
  forgetOldDeliveries,
  removeWebhook,
  renewWebhookSecret,
  sendDeliveryAgain,
  sendTestEvent,
} from './change-webhooks.ts'
import { collectEvents } from './collect-events.ts'
import { deliverEvents } from './deliver-events.ts'
import { findDeliveries, findWebhooks } from './find-webhooks.ts'
import { webhookPause } from './webhook-rules.ts'

type Received = { headers: Record<string, string>; body: string }

test('a call is tried for 24 hours', () => {
  let waited = 0
  for (let attempts = 1; webhookPause(attempts) !== undefined; attempts++) {
    waited += webhookPause(attempts) ?? 0
  }
  assert(waited > 23.9 * hour && waited <= 24.1 * hour, String(waited / hour))
})

testOnEachEngine(
  'a webhook is told of what happens from then on, signed and without personal data',
  async (world) => {
    const { app, by, received, tell } = await withReceiver(world)
    await addProduct(app, by, travelBook)
    const { webhook, secret } = await addWebhook(app, by, {
      url: 'https://accounts.example/hook',
      events: ['product.added', 'enquiry.received'],
    })
    const printer = await addProduct(app, by, tallyPrinter)
    await receiveEnquiry(app, enquiry('Meera Krishnan'), { address: '203.0.113.7' })
    await receiveEnquiry(app, enquiry('Trapped', 'http://spam.example'), { address: '203.0.113.8' })
    await withdrawProducts(app, by, [printer.id])
    await tell()
    const bodies = received.map(({ body }) => JSON.parse(body))
    assert.deepEqual(bodies.map(({ type }) => String(type)).toSorted(), [
      'enquiry.received',
      'product.added',
    ])
    assert.deepEqual(bodies.find(({ type }) => type === 'product.added').data, {
      ids: [printer.id],
    })
    assert(!received.some(({ body }) => body.includes('Meera')))
    for (const { headers, body } of received)
      assert.equal(headers['webhook-signature'], signatureOf(secret, headers, body))
    const { deliveries, total } = await findDeliveries(app.db, webhook.id, { page: 1, limit: 10 })
    assert.equal(total, 2)
    assert(deliveries.every(({ deliveredAt, status }) => deliveredAt && status === 200))
    await tell()
    assert.equal(received.length, 2)
  },
)

testOnEachEngine(
  'after the clock was set back by a day, a webhook is called at once',
  async (world) => {
    const { app, clock, by, received, answer, tell } = await withReceiver(world)
    await addWebhook(app, by, { url: 'https://accounts.example/', events: ['product.added'] })
    await addProduct(app, by, travelBook)
    answer.with = 503
    await tell()
    await addProduct(app, by, tallyPrinter)
    await tell()
    answer.with = 200
    clock.pass(-day)
    const before = received.length
    await tell()
    assert.equal(received.length, before + 2)
  },
)

testOnEachEngine('the records of one change are told of together', async (world) => {
  const { app, by, received, tell } = await withReceiver(world)
  const products = [await addProduct(app, by, travelBook), await addProduct(app, by, tallyPrinter)]
  await addWebhook(app, by, { url: 'https://accounts.example/', events: ['product.deleted'] })
  const ids = products.map(({ id }) => id)
  await withdrawProducts(app, by, ids)
  await tell()
  const [body] = received.map(({ body }) => JSON.parse(body))
  assert.equal(received.length, 1)
  assert.deepEqual(body.data.ids.toSorted(), ids.toSorted())
})

testOnEachEngine(
  'a call that fails is tried again with the same id, then given up after a day',
  async (world) => {
    const { app, clock, by, received, answer, tell } = await withReceiver(world)
    const { webhook } = await addWebhook(app, by, {
      url: 'https://accounts.example/',
      events: ['product.added'],
    })
    await addProduct(app, by, travelBook)
    answer.with = 503
    await tell()
    clock.pass(4000)
    await tell()
    assert.equal(received.length, 1)
    clock.pass(1000)
    answer.with = 'getaddrinfo ENOTFOUND accounts.example'
    await tell()
    assert.equal(received.length, 2)
    assert.equal(received[0]?.headers['webhook-id'], received[1]?.headers['webhook-id'])
    assert.equal(received[0]?.body, received[1]?.body)
    const [{ waiting } = { waiting: 0 }] = await findWebhooks(app.db)
    assert.equal(waiting, 1)
    for (let hours = 0; hours < 32; hours++) {
      clock.pass(hour)
      await tell()
    }
    const [given] = (await findDeliveries(app.db, webhook.id, { page: 1, limit: 10 })).deliveries
    assert(given?.givenUpAt && given.nextTryAt === null)
    assert.match(given.error ?? '', /ENOTFOUND/)
    const tried = received.length
    clock.pass(day)
    await tell()
    assert.equal(received.length, tried)

    answer.with = 204
    await sendDeliveryAgain(app, webhook.id, given.id)
    const [again] = (await findDeliveries(app.db, webhook.id, { page: 1, limit: 10 })).deliveries
    assert.deepEqual([again?.attempts, again?.status, again?.error], [0, null, null])
    await tell()
    assert.equal(received.at(-1)?.headers['webhook-id'], given.id)
    const [sent] = (await findDeliveries(app.db, webhook.id, { page: 1, limit: 10 })).deliveries
    assert.deepEqual([sent?.status, sent?.error, sent?.givenUpAt], [204, null, null])
    assert.equal((await refusalOf(sendDeliveryAgain(app, webhook.id, 'none'))).kind, 'not-found')
  },
)

testOnEachEngine('an event is not sent afterwards where the webhook was paused', async (world) => {
  const { app, by, received, tell } = await withReceiver(world)
  const { webhook } = await addWebhook(app, by, {
    url: 'https://accounts.example/',
    events: ['product.added'],
  })
  await changeWebhook(app, by, webhook.id, { isPaused: true })
  await addProduct(app, by, travelBook)
  await tell()
  await changeWebhook(app, by, webhook.id, { isPaused: false })
  await tell()
  assert.equal(received.length, 0)
  await sendTestEvent(app, webhook.id)
  await tell()
  assert.equal(JSON.parse(received[0]?.body ?? '{}').type, 'webhook.test')
})

testOnEachEngine(
  'an address that says it is gone is called no more until it is resumed',
  async (world) => {
    const { app, by, received, answer, tell } = await withReceiver(world)
    const { webhook } = await addWebhook(app, by, {
      url: 'https://accounts.example/',
      events: ['product.added'],
    })
    for (const goods of [travelBook, tallyPrinter]) await addProduct(app, by, goods)
    answer.with = 410
    await tell()
    await tell()
    assert.equal(received.length, 1)
    const [{ isPaused, failed } = { isPaused: false, failed: 0 }] = await findWebhooks(app.db)
    assert.deepEqual([isPaused, failed], [true, 1])
    const [first = '', second = ''] = (
      await findDeliveries(app.db, webhook.id, { page: 1, limit: 10 })
    ).deliveries.map(({ id }) => id)
    for (const id of [first, second]) {
      assert.equal((await refusalOf(sendDeliveryAgain(app, webhook.id, id))).kind, 'conflict')
    }
    answer.with = 200
    await changeWebhook(app, by, webhook.id, { isPaused: false })
    await tell()
    assert.deepEqual(
      received.map(({ headers }) => headers['webhook-id']),
      [second, first],
    )
  },
)

testOnEachEngine('two changes of a webhook at once are both kept', async (world) => {
  const { app, by } = await withReceiver(world)
  const url = 'https://accounts.example/'
  const events = ['enquiry.received'] as const
  const { webhook } = await addWebhook(app, by, { url, events: ['product.added'] })
  // The first rounds open the connections: their changes follow one after the other.
  for (let round = 1; round <= 4; round++) {
    await changeWebhook(app, by, webhook.id, { url, events: ['product.added'] })
    await Promise.all([
      changeWebhook(app, by, webhook.id, { url: `${url}hook` }),
      changeWebhook(app, by, webhook.id, { events: [...events] }),
    ])
    const [changed] = await findWebhooks(app.db)
    assert.deepEqual([changed?.url, changed?.events], [`${url}hook`, events])
  }
})

testOnEachEngine('a new secret signs what is sent from then on', async (world) => {
  const { app, by, received, tell } = await withReceiver(world)
  const { webhook, secret } = await addWebhook(app, by, {
    url: 'https://accounts.example/',
    events: ['product.added'],
  })
  const renewed = await renewWebhookSecret(app, by, webhook.id)
  assert.notEqual(renewed.secret, secret)
  await sendTestEvent(app, webhook.id)
  await tell()
  const [{ headers, body } = { headers: {}, body: '' }] = received
  assert.equal(headers['webhook-signature'], signatureOf(renewed.secret, headers, body))
})

testOnEachEngine('two processes send an event once', async (world) => {
  const { app, by, received } = await withReceiver(world)
  await addWebhook(app, by, { url: 'https://accounts.example/', events: ['product.added'] })
  for (const goods of [travelBook, tallyPrinter]) await addProduct(app, by, goods)
  await Promise.all([collectEvents(app), collectEvents(app)])
  const { signal } = new AbortController()
  await Promise.all([deliverEvents(app, signal), deliverEvents(app, signal)])
  assert.equal(received.length, 2)
})

testOnEachEngine('the log is kept for 30 days, and goes with its webhook', async (world) => {
  const { app, clock, by, tell } = await withReceiver(world)
  const { webhook } = await addWebhook(app, by, {
    url: 'https://accounts.example/',
    events: ['product.added'],
  })
  await sendTestEvent(app, webhook.id)
  await tell()
  const count = async () =>
    (await app.db.selectFrom('webhookDeliveries').select('id').execute()).length
  clock.pass(30 * day - minute)
  await forgetOldDeliveries(app)
  assert.equal(await count(), 1)
  clock.pass(2 * minute)
  await forgetOldDeliveries(app)
  assert.equal(await count(), 0)
  await sendTestEvent(app, webhook.id)
  await removeWebhook(app, by, webhook.id)
  assert.equal(await count(), 0)
})

/** An app whose calls go to a list instead of the internet. */
async function withReceiver({ app, clock }: World) {
  const received: Received[] = []
  const answer: { with: number | string } = { with: 200 }
  const outside: Outside = {
    ...app.outside,
    async post(_address, sent) {
      received.push(sent)
      if (typeof answer.with === 'string') throw new Error(answer.with)
      return answer.with
    },
  }
  const told = { ...app, outside }
  const by = await addAdministrator(app, asha)
  const tell = async () => {
    await collectEvents(told)
    await deliverEvents(told, new AbortController().signal)
  }
  return { app: told, clock, by, received, answer, tell }
}

/** As a receiver computes it. */
function signatureOf(secret: string, headers: Record<string, string>, body: string) {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

function enquiry(name: string, website = '') {
  return EnquiryForm.parse({
    name,
    email: 'meera@lakeview.example',
    phone: '+919845012345',
    company: 'Lakeview Textiles',
    product: 'Kaveri TravelBook 14',
    message: 'Please quote for thirty pieces.',
    website,
  })
}
