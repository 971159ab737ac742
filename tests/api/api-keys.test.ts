import assert from 'node:assert/strict'
import { endpointTable } from '#api/endpoint-table.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { accountMessages } from '#contract/accounts/account.ts'
import { isPermittedToKey, roles } from '#contract/accounts/permissions.ts'
import type { Role } from '#contract/accounts/permissions.ts'
import { apiKeyLimits, apiKeyMessages } from '#contract/integrations/api-key.ts'
import { system } from '#domain/audit/actor.ts'
import { ContentMemory } from '#domain/content/content-memory.ts'
import { contentVersion } from '#domain/content/content-version.ts'
import { addProduct } from '#domain/products/add-product.ts'
import { day } from '#platform/clock/clock.ts'
import { nameOf, pathOf } from './every-endpoint.ts'
import { travelBook } from '../fixtures/goods.ts'
import { productFormOf, testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'

type Added = { id: string; name: string; ending: string; createdBy: string; lastUsedAt: unknown }

testOnServer(
  'a key is shown once, and calls with its role until it is revoked',
  async ({ call }) => {
    const added = await call('POST', '/admin/api-keys', { body: priceList })
    assert.equal(added.status, 201)
    const { id, name, ending, createdBy, lastUsedAt } = added.json['apiKey'] as Added
    const token = String(added.json['key'])
    assert.deepEqual([name, createdBy, lastUsedAt], ['Price list', 'asha@tamarindit.example', null])
    assert(token.endsWith(ending))

    assert.equal((await call('GET', '/admin/products/all', { token })).status, 200)
    const form = productFormOf(travelBook)
    const stored = await call('POST', '/admin/products/add', { token, form })
    const { id: productId } = stored.json['product'] as Added
    const { json: audit } = await call('GET', `/admin/audit?q=${productId}`)
    const [event] = audit['events'] as { by: string }[]
    assert.match(event?.by ?? '', /^API key Price list/)

    const list = await call('GET', '/admin/api-keys')
    assert(!JSON.stringify(list.json).includes(token))
    const [listed] = list.json['apiKeys'] as Added[]
    assert(listed?.lastUsedAt)
    const { json: people } = await call('GET', '/admin/people')
    assert.equal((people['people'] as unknown[]).length, 1)

    assert.equal((await call('DELETE', `/admin/api-keys/${id}`)).status, 200)
    assert.equal((await call('GET', '/admin/products/all', { token })).status, 401)
    assert.equal((await call('DELETE', `/admin/api-keys/${id}`)).status, 404)
  },
)

testOnServer('a key works no longer once it has expired', async ({ call, clock }) => {
  const { json } = await call('POST', '/admin/api-keys', { body: { ...priceList, days: 1 } })
  const token = String(json['key'])
  clock.pass(day - 1)
  assert.equal((await call('GET', '/admin/products/all', { token })).status, 200)
  clock.pass(1)
  assert.equal((await call('GET', '/admin/products/all', { token })).status, 401)
})

testOnServer(
  'the key of each role makes the calls of the role, and none that is for people',
  async (server) => {
    for (const role of roles) {
      const token = await addKey(server, role)
      for (const endpoint of endpointTable) {
        const { status, json } = await server.call(endpoint.method, pathOf(endpoint), { token })
        const name = `${nameOf(endpoint)} with a key of ${role}: ${status}`
        const isRefused = status === 401 || status === 403
        assert.equal(isRefused ? status : undefined, refusalFor(role, endpoint), name)
        assert.equal(json['message'] === accountMessages.forbidden, status === 403, name)
        assert(status < 500, name)
      }
    }
  },
)

testOnServer(
  'a caller with a session or with a key sees at once what another process has changed',
  async (server) => {
    const other = { ...server.app, content: contentVersion(), memory: new ContentMemory() }
    for (const token of [server.token, await addKey(server, 'viewer')]) {
      const before = await server.call('GET', '/admin/products/all', { token })
      const { id } = await addProduct(other, system, travelBook)
      const after = await server.call('GET', '/admin/products/all', { token })
      assert.deepEqual(
        Object.keys(after.json['products'] ?? {}).toSorted(),
        [...Object.keys(before.json['products'] ?? {}), id].toSorted(),
      )
    }
  },
)

testOnServer('a key that calls too often waits, and others do not', async (server) => {
  const [eager, other] = [await addKey(server, 'viewer'), await addKey(server, 'sales')]
  const statuses = []
  for (let count = 0; count < apiKeyLimits.callsPerMinute; count += 100) {
    const calls = Array.from({ length: 100 }, () =>
      server.call('GET', '/admin/emails', { token: eager }),
    )
    for (const { status } of await Promise.all(calls)) statuses.push(status)
  }
  assert.deepEqual([...new Set(statuses)], [200])
  const { status, json, headers } = await server.call('GET', '/admin/emails', { token: eager })
  const wait = Number(headers.get('retry-after'))
  assert.deepEqual([status, json['message']], [429, apiKeyMessages.tooManyCalls(wait)])
  assert(wait > 0 && wait <= 60)
  assert.equal((await server.call('GET', '/admin/emails', { token: other })).status, 200)
})

testOnServer('a key needs a name of its own, a role and a number of days', async ({ call }) => {
  const nothing = await call('POST', '/admin/api-keys', { body: { name: ' ' } })
  assert.equal(nothing.status, 400)
  assert.deepEqual(Object.keys(nothing.json['fields'] ?? {}).toSorted(), ['days', 'name', 'role'])
  assert.equal((await call('POST', '/admin/api-keys', { body: priceList })).status, 201)
  const twice = await call('POST', '/admin/api-keys', { body: priceList })
  assert.deepEqual(
    [twice.status, twice.json['fields']],
    [409, { name: apiKeyMessages.isNameTaken }],
  )
})

function refusalFor(role: Role, { can }: Endpoint) {
  if (can === 'anyone') return undefined
  if (can === 'customer') return 401
  return isPermittedToKey(role, can) ? undefined : 403
}

const priceList = { name: 'Price list', role: 'editor', days: 90 }

async function addKey({ call }: TestServer, role: Role) {
  const { json } = await call('POST', '/admin/api-keys', {
    body: { name: `Key of ${role}`, role, days: 30 },
  })
  return String(json['key'])
}
