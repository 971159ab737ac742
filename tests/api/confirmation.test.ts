import assert from 'node:assert/strict'
import { accountMessages } from '#contract/accounts/account.ts'
import { minute } from '#platform/clock/clock.ts'
import { asha } from '../fixtures/people.ts'
import { testOnServer } from '../test-server.ts'

const ravi = { email: 'ravi@tamarindit.example', role: 'sales' }

testOnServer(
  'changes of people, keys and personal data need a password that was given shortly before',
  async ({ call, clock }) => {
    clock.pass(16 * minute)
    const changes = [
      ['POST', '/admin/people', ravi],
      ['POST', '/admin/api-keys', { name: 'Price list', role: 'viewer', days: 30 }],
      ['POST', '/admin/data-requests/unknown/confirm', {}],
      ['PUT', '/admin/settings/second-factor', { isRequired: false }],
    ] as const
    for (const [method, path, body] of changes) {
      const { status, json } = await call(method, path, { body })
      assert.equal(status, 403, path)
      assert.equal(json['message'], accountMessages.confirmationNeeded)
      assert.equal(json['needsConfirmation'], true)
    }
    assert.equal((await call('GET', '/admin/people')).status, 200)
    const wrong = await call('POST', '/admin/account/confirmation', {
      body: { currentPassword: 'filter-coffee-at-nine' },
    })
    assert.deepEqual(
      [wrong.status, Object.keys(wrong.json['fields'] ?? {})],
      [400, ['currentPassword']],
    )
    const right = { currentPassword: asha.password }
    assert.equal((await call('POST', '/admin/account/confirmation', { body: right })).status, 200)
    assert.equal((await call('POST', '/admin/people', { body: ravi })).status, 201)
  },
)

testOnServer(
  'where everybody needs a second factor, an account without one can only set it up',
  async ({ call, app }) => {
    await app.db
      .updateTable('officeSettings')
      .set({ secondFactorRequiredAt: app.clock.now().toISOString() })
      .execute()
    for (const path of ['/admin/today', '/admin/enquiries', '/admin/people', '/admin/trash']) {
      const { status, json } = await call('GET', path)
      assert.deepEqual([status, json['message']], [403, accountMessages.factorMissing], path)
    }
    const { json } = await call('GET', '/session')
    assert.equal(json['isFactorMissing'], true)
    const body = { currentPassword: asha.password }
    assert.equal((await call('POST', '/admin/account/second-factor', { body })).status, 200)
    assert.equal((await call('POST', '/logout')).status, 200)
  },
)
