import assert from 'node:assert/strict'
import { accountMessages } from '#contract/accounts/account.ts'
import { addAdministrator, openSession, ravi } from '#tests/fixtures/people.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { switchFactorOn } from '#tests/fixtures/second-factors.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { isSecondFactorRequired, requireSecondFactor } from './require-second-factor.ts'

testOnEachEngine(
  'an owner with a second factor requires it of everybody, and takes that back',
  async (world) => {
    const { app } = world
    const { by } = await switchFactorOn(world)
    await addAdministrator(app, ravi)
    assert.equal((await openSession(app, ravi)).session.isFactorMissing, false)
    await requireSecondFactor(app, by, true)
    assert(await isSecondFactorRequired(app))
    assert.equal((await openSession(app, ravi)).session.isFactorMissing, true)
    await requireSecondFactor(app, by, false)
    assert.equal((await openSession(app, ravi)).session.isFactorMissing, false)
  },
)

testOnEachEngine('an owner without a second factor cannot require it', async ({ app }) => {
  const by = await addAdministrator(app, ravi)
  const refusal = await refusalOf(requireSecondFactor(app, by, true))
  assert.equal(refusal.message, accountMessages.ownFactorFirst)
  assert(!(await isSecondFactorRequired(app)))
})
