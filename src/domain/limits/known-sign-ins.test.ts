import assert from 'node:assert/strict'
import { day, hour, minute } from '#platform/clock/clock.ts'
import {
  asha,
  addAdministrator,
  fromHome,
  fromTheOffice,
  ravi,
  signInAs,
} from '#tests/fixtures/people.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { forgetOldSignIns, isKnownSignIn } from './known-sign-ins.ts'

testOnEachEngine(
  'an address is known for 30 days to the account that was signed in to, and to no other',
  async ({ app, clock }) => {
    const owner = await addAdministrator(app, asha)
    const other = await addAdministrator(app, ravi)
    await refusalOf(signInAs(app, { ...asha, password: 'something-else' }, fromHome))
    await signInAs(app, asha)
    assert.equal(await isKnownSignIn(app, ownerOf(owner), fromTheOffice.address), true)
    assert.equal(await isKnownSignIn(app, ownerOf(owner), fromHome.address), false)
    assert.equal(await isKnownSignIn(app, ownerOf(other), fromTheOffice.address), false)
    assert.equal(await isKnownSignIn(app, undefined, fromTheOffice.address), false)
    clock.pass(30 * day)
    assert.equal(await isKnownSignIn(app, ownerOf(owner), fromTheOffice.address), false)
    await forgetOldSignIns(app)
    assert.deepEqual(await storedIn(app), [])
  },
)

testOnEachEngine('a known address is written at most once a day', async ({ app, clock }) => {
  await addAdministrator(app, asha)
  await signInAs(app, asha)
  const [first] = await storedIn(app)
  clock.pass(23 * hour)
  await signInAs(app, asha)
  assert.deepEqual(await storedIn(app), [first])
  clock.pass(hour + minute)
  await signInAs(app, asha)
  const [later, ...others] = await storedIn(app)
  assert.equal(later?.lastAt, clock.now().toISOString())
  assert.deepEqual(others, [])
})

testOnEachEngine('the known addresses of an account are deleted with it', async ({ app }) => {
  const { accountId } = await addAdministrator(app, asha)
  await signInAs(app, asha)
  await app.db.deleteFrom('accounts').where('id', '=', accountId).execute()
  assert.deepEqual(await storedIn(app), [])
})

function ownerOf({ accountId }: { accountId: string }) {
  return { accountId }
}

function storedIn(app: App) {
  return app.db.selectFrom('knownSignIns').selectAll().execute()
}
