import assert from 'node:assert/strict'
import { accountMessages } from '#contract/accounts/account.ts'
import { day, hour, minute } from '#platform/clock/clock.ts'
import { hashOfToken } from '#platform/tokens/token.ts'
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
import { linkTokenContext } from '../outbox/enqueue-email.ts'
import { reserveAttempt } from '../limits/reserve-attempt.ts'
import { openOutbox } from '../outbox/outbox.ts'
import { changePassword } from './change-password.ts'
import { findSession } from './find-sessions.ts'
import {
  forgetOldResets,
  findResetLink,
  requestPasswordReset,
  resetPassword,
} from './reset-password.ts'

const password = 'ginger-tea-at-eleven'

testOnEachEngine(
  'a link that was sent sets a new password once and ends every session of the account',
  async ({ app }) => {
    const { token, session } = await forgetful(app)
    const his = await addAdministrator(app, ravi).then(() => signInAs(app, ravi))
    await resetPassword(app, { token, password }, fromHome)
    assert.equal(await findSession(app, session), undefined)
    assert.ok(await findSession(app, his.token))
    assert.ok(await signInAs(app, { ...asha, password }))
    assert.equal((await refusalOf(signInAs(app, asha))).kind, 'unauthorized')
    await assertDead(app, token)
    const actions = (await app.db.selectFrom('audit').select('action').execute()).map(
      ({ action }) => action,
    )
    for (const action of ['account.password-reset-requested', 'account.password-reset'])
      assert.equal(actions.filter((one) => one === action).length, 1, action)
  },
)

testOnEachEngine('of two who use one link at once, one sets the password', async ({ app }) => {
  const { token } = await forgetful(app)
  const passwords = [password, 'curd-rice-at-one']
  const uses = await Promise.allSettled(
    passwords.map((password) => resetPassword(app, { token, password }, fromHome)),
  )
  assert.deepEqual(uses.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const won = passwords[uses.findIndex(({ status }) => status === 'fulfilled')] ?? ''
  assert.ok(await signInAs(app, { ...asha, password: won }))
})

testOnEachEngine(
  'a link works for 30 minutes, and looking at it does not use it up',
  async (world) => {
    const { app, clock } = world
    const { token } = await forgetful(app)
    clock.pass(30 * minute - 1)
    assert(await findResetLink(app, token))
    assert(await findResetLink(app, token))
    clock.pass(1)
    await assertDead(app, token)
    await forgetOldResets(app)
    assert.deepEqual(await app.db.selectFrom('passwordResets').selectAll().execute(), [])
  },
)

testOnEachEngine('a newer link ends the one before it', async ({ app, clock }) => {
  const { token } = await forgetful(app)
  clock.pass(5 * minute)
  await requestPasswordReset(app, asha, fromHome)
  const [newer] = await tokensSent(app)
  await assertDead(app, token)
  assert(await findResetLink(app, newer ?? ''))
})

testOnEachEngine(
  'a second request within five minutes sends nothing and leaves the first link alive',
  async ({ app, clock }) => {
    const { token } = await forgetful(app)
    clock.pass(5 * minute - 1)
    await requestPasswordReset(app, asha, fromTheOffice)
    assert.deepEqual(await tokensSent(app), [token])
    assert(await findResetLink(app, token))
  },
)

testOnEachEngine(
  'a request for an unknown address sends nothing and is stored without the address',
  async ({ app }) => {
    await addAdministrator(app, asha)
    await requestPasswordReset(app, ravi, fromHome)
    assert.deepEqual(await app.db.selectFrom('emails').select('id').execute(), [])
    const rows = await app.db.selectFrom('audit').selectAll().execute()
    assert.equal(rows.filter(({ action }) => action.endsWith('reset-requested')).length, 1)
    assert.doesNotMatch(JSON.stringify(rows), /ravi/)
  },
)

testOnEachEngine(
  'requests are limited for each address, for known and unknown accounts alike',
  async ({ app }) => {
    await addAdministrator(app, asha)
    for (const person of [asha, ravi]) {
      for (let count = 0; count < 5; count++) await requestPasswordReset(app, person, fromHome)
      const refusal = await refusalOf(requestPasswordReset(app, person, fromHome))
      assert.equal(refusal.kind, 'too-many')
    }
    assert.equal((await tokensSent(app)).length, 1)
    assert.ok(await signInAs(app, asha, fromHome))
  },
)

testOnEachEngine('without mail the refusal names the command that resets', async ({ app }) => {
  await addAdministrator(app, asha)
  const outbox = openOutbox({ isMailSetUp: false, publicUrl: 'http://shop.example' })
  const refusal = await refusalOf(requestPasswordReset({ ...app, outbox }, asha, fromHome))
  assert.equal(refusal.kind, 'conflict')
  assert.match(refusal.message, /npm run admin:reset/)
})

testOnEachEngine(
  'a weak password or the old one is refused at its field, and the link stays alive',
  async ({ app }) => {
    const { token } = await forgetful(app)
    const reasons = {
      password1234: accountMessages.passwordCommon,
      'asha-drinks-tea': accountMessages.passwordHasEmail,
      [asha.password]: accountMessages.passwordIsOld,
    }
    for (const [password, reason] of Object.entries(reasons)) {
      const refusal = await refusalOf(resetPassword(app, { token, password }, fromHome))
      assert.deepEqual([refusal.kind, refusal.fields], ['invalid', { password: reason }])
    }
    assert(await findResetLink(app, token))
  },
)

testOnEachEngine('a password that was changed in the meantime ends the link', async ({ app }) => {
  const { token, session } = await forgetful(app)
  const live = await findSession(app, session)
  assert(live)
  const change = { currentPassword: asha.password, newPassword: password }
  await changePassword(app, live, change, fromTheOffice)
  await assertDead(app, token)
})

testOnEachEngine(
  'a person who resets a password signs in from that address while the account is slowed',
  async ({ app }) => {
    const { token } = await forgetful(app)
    for (let number = 0; number < 60; number++) {
      const attempt = { email: asha.email, address: `192.0.2.${number}` }
      await reserveAttempt(app, attempt).catch(() => undefined)
    }
    const person = { ...asha, password }
    await resetPassword(app, { token, password }, fromHome)
    assert.equal((await refusalOf(signInAs(app, person, stranger))).kind, 'too-many')
    assert.ok(await signInAs(app, person, fromHome))
  },
)

testOnEachEngine(
  'each change of a password sends an e-mail to its owner, which holds no password',
  async ({ app, clock }) => {
    const { token } = await forgetful(app)
    await resetPassword(app, { token, password }, fromHome)
    clock.pass(hour)
    const { token: session } = await signInAs(app, { ...asha, password })
    const live = await findSession(app, session)
    assert(live)
    const change = { currentPassword: password, newPassword: 'curd-rice-at-one' }
    await changePassword(app, live, change, fromTheOffice)
    const emails = await app.db
      .selectFrom('emails')
      .selectAll()
      .where('kind', '=', 'password-changed')
      .execute()
    assert.deepEqual(
      emails.map(({ recipient }) => recipient),
      [asha.email, asha.email],
    )
    assert.doesNotMatch(JSON.stringify(emails), /ginger|curd|filter/)
  },
)

testOnEachEngine('no token of a link is stored in the clear', async ({ app }) => {
  const { token } = await forgetful(app)
  const reset = await app.db.selectFrom('passwordResets').selectAll().executeTakeFirstOrThrow()
  assert.equal(reset.tokenHash, hashOfToken(token))
  const emails = await app.db.selectFrom('emails').selectAll().execute()
  assert(!JSON.stringify([reset, emails]).includes(token))
})

testOnEachEngine('a link dated in the future does not work', async ({ app, clock }) => {
  const { token } = await forgetful(app)
  clock.pass(-day)
  await assertDead(app, token)
  await requestPasswordReset(app, asha, fromHome)
  assert.equal((await tokensSent(app)).length, 2)
})

const stranger = { ...fromHome, address: '192.0.2.200' }

/** Asha is signed in somewhere, and has a link. */
async function forgetful(app: App) {
  await addAdministrator(app, asha)
  const { token: session } = await signInAs(app, asha)
  await requestPasswordReset(app, asha, fromHome)
  const [token] = await tokensSent(app)
  assert(token)
  return { session, token }
}

/** The newest first. */
async function tokensSent(app: App) {
  const emails = await app.db
    .selectFrom('emails')
    .select(['id', 'linkToken'])
    .where('kind', '=', 'password-reset')
    .where('recipient', '=', asha.email)
    .orderBy('id', 'desc')
    .execute()
  return emails.map(({ id, linkToken }) => app.secrets.open(linkToken ?? '', linkTokenContext(id)))
}

async function assertDead(app: App, token: string) {
  assert.equal(await findResetLink(app, token), undefined)
  const refusal = await refusalOf(resetPassword(app, { token, password }, fromHome))
  assert.deepEqual([refusal.kind, refusal.message], ['invalid', accountMessages.resetLinkDead])
}
