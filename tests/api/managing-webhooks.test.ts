import assert from 'node:assert/strict'
import { webhookMessages } from '#contract/integrations/webhook.ts'
import { testOnServer } from '../test-server.ts'

type Listed = { id: string; url: string; events: string[]; isPaused: boolean }

const hook = { url: 'https://accounts.example/hook', events: ['product.added', 'product.added'] }

testOnServer('a webhook is added, changed, paused, tested and removed', async ({ call }) => {
  const added = await call('POST', '/admin/webhooks', { body: hook })
  assert.equal(added.status, 201)
  const { id, events } = added.json['webhook'] as Listed
  const secret = String(added.json['secret'])
  assert.match(secret, /^whsec_[\w+/]{43}=$/)
  assert.deepEqual(events, ['product.added'])
  const list = await call('GET', '/admin/webhooks')
  assert(!JSON.stringify(list.json).includes(secret))

  const change = { body: { events: ['enquiry.received'], isPaused: true } }
  const changed = await call('PATCH', `/admin/webhooks/${id}`, change)
  assert.equal(changed.json['message'], webhookMessages.paused)
  const { url, isPaused } = changed.json['webhook'] as Listed
  assert.deepEqual([url, isPaused], [hook.url, true])
  const renewed = await call('POST', `/admin/webhooks/${id}/secret`)
  assert.notEqual(renewed.json['secret'], secret)

  assert.equal((await call('POST', `/admin/webhooks/${id}/test`)).status, 200)
  const log = await call('GET', `/admin/webhooks/${id}/deliveries?limit=5`)
  const [delivery] = log.json['deliveries'] as { id: string; type: string }[]
  assert.deepEqual([log.json['total'], delivery?.type], [1, 'webhook.test'])
  const again = `/admin/webhooks/${id}/deliveries/${delivery?.id}/again`
  const early = await call('POST', again)
  assert.deepEqual([early.status, early.json['message']], [409, webhookMessages.isPaused])
  await call('PATCH', `/admin/webhooks/${id}`, { body: { isPaused: false } })
  assert.equal((await call('POST', again)).status, 200)

  assert.equal((await call('DELETE', `/admin/webhooks/${id}`)).status, 200)
  for (const path of [`/admin/webhooks/${id}/deliveries`, again]) {
    assert.equal((await call(path === again ? 'POST' : 'GET', path)).status, 404)
  }
})

testOnServer('a webhook needs an address of the web and an event', async ({ call }) => {
  const bad = [
    { url: 'accounts', events: ['product.added'] },
    { url: 'ftp://accounts.example/', events: ['product.added'] },
    { url: 'https://me:secret@accounts.example/', events: ['product.added'] },
    { url: hook.url, events: [] },
    { url: hook.url, events: ['product.sold'] },
  ]
  for (const body of bad) {
    const { status, json } = await call('POST', '/admin/webhooks', { body })
    assert.equal(status, 400, JSON.stringify(body))
    assert.equal(Object.keys(json['fields'] ?? {}).length, 1, JSON.stringify(json))
  }
})
