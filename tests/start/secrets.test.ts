import assert from 'node:assert/strict'
import { callsTo, formOf, productFormOf } from '../test-server.ts'
import { travelBook } from '../fixtures/goods.ts'
import { asha } from '../fixtures/people.ts'
import { runServer } from './run-server.ts'
import { testStartOnEachEngine } from './start-on-each-engine.ts'

testStartOnEachEngine(
  'no password and no token is ever logged, at any log level',
  async (settings) => {
    const mistyped = 'filter-coffee-at-nine'
    const next = 'filter-coffee-at-eleven'
    const server = await runServer({
      ...settings,
      ADMIN_EMAIL: asha.email,
      ADMIN_PASSWORD: asha.password,
      LOG_LEVEL: 'trace',
    })
    const guest = callsTo(server.address, '')
    await guest.call('POST', '/login', { body: { ...asha, password: mistyped } })
    await guest.call('POST', '/login', { body: `${asha.password}"` })
    const { json } = await guest.call('POST', '/login', { body: asha })
    const token = String(json['token'])
    const office = callsTo(server.address, token)
    const added = await office.call('POST', '/admin/products/add', {
      form: productFormOf(travelBook),
    })
    assert.equal(added.status, 201)
    await office.call('POST', '/admin/products/add', {
      form: formOf({ token, password: asha.password }),
    })
    await office.get(`/products?token=${token}&password=${asha.password}`)
    await office.call('GET', `/session?token=${token}`)
    await office.call('PUT', '/account/password', {
      body: { currentPassword: asha.password, newPassword: next },
    })
    await office.call('POST', '/logout')
    await server.kill('SIGTERM')

    const log = server.stdout() + server.stderr()
    assert.match(log, /"responded"/)
    const database = settings.DATABASE_URL ? new URL(settings.DATABASE_URL).password : ''
    for (const secret of [asha.password, mistyped, next, token, database]) {
      assert(secret === '' || secret === 'test' || !log.includes(secret), 'a secret is in the log')
    }
  },
)
