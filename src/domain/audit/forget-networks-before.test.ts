import assert from 'node:assert/strict'
import { ago, day } from '#platform/clock/clock.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { visitor } from './actor.ts'
import { checkChain } from './check-chain.ts'
import { forgetNetworksBefore } from './forget-networks-before.ts'
import { recordAudit } from './record-audit.ts'

function refuse(app: App, address: string) {
  return recordAudit(app, visitor, { action: 'account.sign-in-refused', address })
}

async function networks({ db }: App) {
  const events = await db.selectFrom('audit').select('network').orderBy('id').execute()
  return events.map(({ network }) => network)
}

testOnEachEngine('an audit event holds only the network of an address', async ({ app }) => {
  await refuse(app, '203.0.113.7')
  await refuse(app, '2001:db8:1:2::/64')
  assert.deepEqual(await networks(app), ['203.0.113.0/24', '2001:db8:1::/48'])
  const stored = JSON.stringify(await app.db.selectFrom('audit').selectAll().execute())
  assert.doesNotMatch(stored, /203\.0\.113\.7|db8:1:2/)
})

testOnEachEngine(
  'a network older than a moment leaves the audit, the event stays as it was recorded',
  async (world) => {
    const { app, clock } = world
    await refuse(app, '203.0.113.7')
    clock.pass(89 * day)
    await refuse(app, '203.0.113.7')
    await forgetNetworksBefore(app, ago(clock, 90 * day))
    assert.deepEqual(await networks(app), ['203.0.113.0/24', '203.0.113.0/24'])
    clock.pass(1 * day)
    await forgetNetworksBefore(app, ago(clock, 90 * day))
    assert.deepEqual(await networks(app), [null, '203.0.113.0/24'])
    assert.deepEqual((await checkChain(app.db)).faults, [])
  },
)
