import assert from 'node:assert/strict'
import { passkeyLimits, passkeyMessages } from '#contract/accounts/passkey.ts'
import { minute } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { findAuditEvents } from '#tests/fixtures/audit-events.ts'
import { openAuthenticator } from '#tests/fixtures/authenticator.ts'
import {
  addAdministrator,
  asha,
  fromTheOffice,
  openSession,
  signInAs,
} from '#tests/fixtures/people.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { findSession } from './find-sessions.ts'
import {
  addPasskey,
  beginPasskey,
  findPasskeys,
  relyingPartyOf,
  removePasskey,
} from './passkeys.ts'
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.ts'

function deviceAt(app: App) {
  const { id, origin } = relyingPartyOf(app)
  return openAuthenticator({ origin, rpId: id })
}

async function addTo(app: App) {
  await addAdministrator(app, asha)
  const { session } = await openSession(app, asha)
  const device = deviceAt(app)
  const options = await beginPasskey(app, session, asha.password, fromTheOffice)
  const codes = await addPasskey(app, session, {
    name: 'Phone',
    credential: device.create(options),
  })
  return { session, device, codes }
}

testOnEachEngine('a passkey signs in, and the password alone no longer does', async ({ app }) => {
  const { device, codes } = await addTo(app)
  assert.equal(codes.length, 10)
  const credential = device.get(await beginPasskeySignIn(app))
  const { token, user } = await signInWithPasskey(app, { credential }, fromTheOffice)
  assert.equal(user.email, asha.email)
  const session = await findSession(app, token)
  assert(session)
  const [passkey] = await findPasskeys(app.db, session.accountId)
  assert.deepEqual([passkey?.name, passkey?.lastUsedAt], ['Phone', app.clock.now().toISOString()])
  assert.deepEqual((await refusalOf(signInAs(app, asha))).details, { needsCode: true })
  const withCode = { ...asha, code: codes[0]?.replace('-', '') }
  assert(await signInAs(app, withCode))
})

testOnEachEngine('an answer of a device signs in once, and for 5 minutes', async (world) => {
  const { app, clock } = world
  const { device } = await addTo(app)
  const credential = device.get(await beginPasskeySignIn(app))
  await signInWithPasskey(app, { credential }, fromTheOffice)
  const again = await refusalOf(signInWithPasskey(app, { credential }, fromTheOffice))
  assert.equal(again.message, passkeyMessages.refused)
  const late = device.get(await beginPasskeySignIn(app))
  clock.pass(5 * minute)
  const refusal = await refusalOf(signInWithPasskey(app, { credential: late }, fromTheOffice))
  assert.equal(refusal.message, passkeyMessages.refused)
  assert.equal((await findAuditEvents(app)).at(-1)?.action, 'account.sign-in-refused')
})

testOnEachEngine('an answer for another site, or of another device, is refused', async (world) => {
  const { app } = world
  const { session, device } = await addTo(app)
  const options = await beginPasskeySignIn(app)
  const other = deviceAt(app).get(options)
  const unknown = await refusalOf(signInWithPasskey(app, { credential: other }, fromTheOffice))
  assert.equal(unknown.message, passkeyMessages.unknown)
  const forged = { ...device.get(options), response: other.response }
  const refusal = await refusalOf(signInWithPasskey(app, { credential: forged }, fromTheOffice))
  assert.equal(refusal.message, passkeyMessages.refused)
  const evil = openAuthenticator({ origin: 'https://evil.example', rpId: 'evil.example' })
  const begun = await beginPasskey(app, session, asha.password, fromTheOffice)
  const added = addPasskey(app, session, { name: 'Evil', credential: evil.create(begun) })
  assert.equal((await refusalOf(added)).message, passkeyMessages.refused)
})

testOnEachEngine('a challenge of one account adds nothing to another', async ({ app }) => {
  const { session, device } = await addTo(app)
  const forSignIn = await beginPasskeySignIn(app)
  const added = addPasskey(app, session, { name: 'Two', credential: device.create(forSignIn) })
  assert.equal((await refusalOf(added)).message, passkeyMessages.refused)
})

testOnEachEngine(
  'of passkeys that are added at once no more than 20 are stored',
  async ({ app }) => {
    await addAdministrator(app, asha)
    const { session } = await openSession(app, asha)
    const begin = async () => {
      const options = await beginPasskey(app, session, asha.password, fromTheOffice)
      return { name: 'Phone', credential: deviceAt(app).create(options) }
    }
    for (let number = 2; number < passkeyLimits.most; number++)
      await addPasskey(app, session, await begin())
    const begun = [await begin(), await begin(), await begin(), await begin()]
    const added = await Promise.allSettled(begun.map((one) => addPasskey(app, session, one)))
    const refusals = added.flatMap((one) => (one.status === 'rejected' ? one.reason.message : []))
    assert.deepEqual(refusals, [passkeyMessages.tooMany, passkeyMessages.tooMany])
    assert.equal((await findPasskeys(app.db, session.accountId)).length, passkeyLimits.most)
  },
)

testOnEachEngine('a removed passkey no longer signs in', async ({ app }) => {
  const { session, device } = await addTo(app)
  const [passkey] = await findPasskeys(app.db, session.accountId)
  const removal = { id: passkey?.id ?? '', password: asha.password }
  await removePasskey(app, session, removal, fromTheOffice)
  assert.equal(
    (await refusalOf(removePasskey(app, session, removal, fromTheOffice))).kind,
    'not-found',
  )
  const credential = device.get(await beginPasskeySignIn(app))
  const refusal = await refusalOf(signInWithPasskey(app, { credential }, fromTheOffice))
  assert.equal(refusal.message, passkeyMessages.unknown)
  assert(await signInAs(app, asha))
})

testOnEachEngine(
  'a passkey opens no session for an account that is suspended at the same time',
  async ({ app }) => {
    const { session, device } = await addTo(app)
    const { accountId } = session
    const credential = device.get(await beginPasskeySignIn(app))
    let suspension: Promise<unknown> | undefined
    const open = (sealed: string, context: string) => {
      suspension = suspend(app, accountId)
      return app.secrets.open(sealed, context)
    }
    const whileSuspended = { ...app, secrets: { ...app.secrets, open } }
    await Promise.allSettled([signInWithPasskey(whileSuspended, { credential }, fromTheOffice)])
    await suspension
    const sessions = app.db.selectFrom('sessions').select('id').where('accountId', '=', accountId)
    assert.deepEqual(await sessions.execute(), [])
  },
)

function suspend(app: App, id: string) {
  return inTransaction(app, async ({ db }) => {
    await db.updateTable('accounts').set({ state: 'suspended' }).where('id', '=', id).execute()
    await db.deleteFrom('sessions').where('accountId', '=', id).execute()
  })
}
