import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endpointTable } from '#api/endpoint-table.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { accountMessages } from '#contract/accounts/account.ts'
import { isPermitted, permissions, roles } from '#contract/accounts/permissions.ts'
import type { Role } from '#contract/accounts/permissions.ts'
import { now } from '#platform/clock/clock.ts'
import { newId } from '#platform/ids/new-id.ts'
import { hashOfToken, newToken } from '#platform/tokens/token.ts'
import { testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { addAdministrator, ravi } from '../fixtures/people.ts'
import { nameOf, pathOf } from './every-endpoint.ts'

testOnServer(
  'each role can make the calls that the policy permits, and no other',
  async (server) => {
    const { accountId } = await addAdministrator(server.app, ravi)
    for (const role of roles) {
      await server.app.db
        .updateTable('accounts')
        .set({ role })
        .where('id', '=', accountId)
        .execute()
      for (const endpoint of endpointTable) {
        const token = await beginSession(server, accountId)
        const { status, json } = await server.call(endpoint.method, pathOf(endpoint), { token })
        const name = `${nameOf(endpoint)} as ${role}: ${status}`
        const isRefused = status === 401 || status === 403
        assert.equal(isRefused ? status : undefined, refusalFor(role, endpoint), name)
        assert.equal(json['message'] === accountMessages.forbidden, status === 403, name)
        assert(status < 500, name)
      }
    }
  },
)

testOnServer('a call that is not permitted does not end the session', async (server) => {
  const { accountId } = await addAdministrator(server.app, ravi)
  await server.app.db
    .updateTable('accounts')
    .set({ role: 'viewer' })
    .where('id', '=', accountId)
    .execute()
  const token = await beginSession(server, accountId)
  const refused = await server.call('POST', '/admin/products/add', { token, body: {} })
  assert.equal(refused.status, 403)
  assert.equal(refused.headers.get('www-authenticate'), null)
  assert.equal((await server.call('GET', '/session', { token })).status, 200)
})

const officeEndpoints = endpointTable.filter(({ can }) => can !== 'anyone' && can !== 'customer')

testOnServer('a suspended or removed account can make no call any more', async (server) => {
  const { accountId } = await addAdministrator(server.app, ravi)
  for (const state of ['suspended', 'removed', 'invited'] as const) {
    await server.app.db.updateTable('accounts').set({ state }).where('id', '=', accountId).execute()
    const token = await beginSession(server, accountId)
    for (const endpoint of officeEndpoints) {
      const { status } = await server.call(endpoint.method, pathOf(endpoint), { token })
      assert.equal(status, 401, `${nameOf(endpoint)}, ${state}`)
    }
  }
})

test('every permission is that of a call, and an owner has them all', () => {
  const used = new Set<string>(endpointTable.map(({ can }) => can))
  for (const permission of permissions) {
    assert(used.has(permission), permission)
    assert(isPermitted('owner', permission), permission)
  }
})

test('a viewer can make no call that changes anything but the own account', () => {
  for (const { can, method, path } of endpointTable) {
    if (can === 'anyone' || can === 'customer' || can === 'account.use') continue
    assert(!isPermitted('viewer', can) || method === 'GET', `${method} ${path}`)
  }
})

function refusalFor(role: Role, { can }: Endpoint) {
  if (can === 'anyone') return undefined
  if (can === 'customer') return 401
  return isPermitted(role, can) ? undefined : 403
}

/** Without the password, which takes long to check; a session for each call, since some calls end it. */
async function beginSession({ app }: TestServer, accountId: string) {
  const token = newToken()
  const at = now(app.clock)
  const session = { id: newId(), accountId, startedAt: at, lastUsedAt: at, browser: 'Firefox' }
  await app.db
    .insertInto('sessions')
    .values({ ...session, tokenHash: hashOfToken(token) })
    .execute()
  return token
}
