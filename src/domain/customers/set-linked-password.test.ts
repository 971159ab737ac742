import assert from 'node:assert/strict'
import { customerLimits, customerMessages } from '#contract/customers/customer.ts'
import { day, hour } from '#platform/clock/clock.ts'
import { hashOfToken } from '#platform/tokens/token.ts'
import {
  atRamesh,
  emailsTo,
  linkTokenOf,
  openAccount,
  ownPassword,
  ramesh,
} from '#tests/fixtures/customers.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { changeOwnPassword } from './change-own-password.ts'
import { system } from '../audit/actor.ts'
import { renewCustomerPassword } from './renew-customer-password.ts'
import { prolongCustomerSession } from './customer-sessions.ts'
import { findLinkedCustomer, forgetOldPasswordLinks } from './password-links.ts'
import { requestPasswordLink } from './request-password-link.ts'
import { setLinkedPassword } from './set-linked-password.ts'
import { signInCustomer } from './sign-in-customer.ts'

const { gstNumber } = ramesh

async function openWithLink(app: App) {
  const token = await openAccount(app, ramesh)
  assert(token)
  return token
}

function set(app: App, token: string, password = ownPassword) {
  return setLinkedPassword(app, { token, password }, atRamesh)
}

testOnEachEngine(
  'the link of the e-mail sets an own password, which replaces the initial one and does not expire',
  async ({ app, clock }) => {
    const token = await openWithLink(app)
    await set(app, token)
    const initial = { gstNumber, password: ramesh.password }
    const refusal = await refusalOf(signInCustomer(app, initial, atRamesh))
    assert.equal(refusal.message, customerMessages.signInWrong)
    clock.pass((customerLimits.initialPasswordDays + 300) * day)
    await signInCustomer(app, { gstNumber, password: ownPassword }, atRamesh)
  },
)

testOnEachEngine('a link works once', async ({ app }) => {
  const token = await openWithLink(app)
  await set(app, token)
  const refusal = await refusalOf(set(app, token, 'papayas-in-june'))
  assert.deepEqual([refusal.kind, refusal.message], ['invalid', customerMessages.linkDead])
  await signInCustomer(app, { gstNumber, password: ownPassword }, atRamesh)
})

testOnEachEngine('of two who use one link at once, one sets the password', async ({ app }) => {
  const token = await openWithLink(app)
  const passwords = [ownPassword, 'papayas-in-june']
  const tries = await Promise.allSettled(passwords.map((password) => set(app, token, password)))
  assert.deepEqual(tries.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const won = passwords[tries.findIndex(({ status }) => status === 'fulfilled')] ?? ''
  await signInCustomer(app, { gstNumber, password: won }, atRamesh)
  const changes = (await emailsTo(app, ramesh.email)).filter(
    (kind) => kind === 'customer-password-changed',
  )
  assert.equal(changes.length, 1)
})

testOnEachEngine('a link works for 24 hours', async ({ app, clock }) => {
  const token = await openWithLink(app)
  clock.pass(24 * hour - 1000)
  assert(await findLinkedCustomer(app, token))
  clock.pass(1000)
  assert.equal(await findLinkedCustomer(app, token), undefined)
  assert.equal((await refusalOf(set(app, token))).message, customerMessages.linkDead)
  await forgetOldPasswordLinks(app)
  assert.deepEqual(await app.db.selectFrom('customerPasswordLinks').selectAll().execute(), [])
})

testOnEachEngine(
  'the newest link replaces the older ones, and a new password of the office replaces all',
  async ({ app }) => {
    const first = await openWithLink(app)
    await requestPasswordLink(app, { gstNumber }, atRamesh)
    const second = await linkTokenOf(app, 'customer-password-link')
    assert.equal((await refusalOf(set(app, first))).message, customerMessages.linkDead)
    await renewCustomerPassword(app, system, gstNumber, { mayReplace: true })
    assert.equal((await refusalOf(set(app, second))).message, customerMessages.linkDead)
    await set(app, await linkTokenOf(app, 'customer-password'))
  },
)

testOnEachEngine('a link that is only read stays usable', async ({ app }) => {
  const token = await openWithLink(app)
  for (let i = 0; i < 3; i++)
    assert.equal((await findLinkedCustomer(app, token))?.userId, gstNumber)
  await set(app, token)
})

testOnEachEngine(
  'a link ends when the customer changes the password without it',
  async ({ app }) => {
    const token = await openWithLink(app)
    const change = { gstNumber, password: ramesh.password, newPassword: ownPassword }
    await changeOwnPassword(app, change, atRamesh)
    assert.equal(
      (await refusalOf(set(app, token, 'papayas-in-june'))).message,
      customerMessages.linkDead,
    )
  },
)

testOnEachEngine(
  'a password that is set by a link ends all sessions, is recorded, and is announced to the known e-mail',
  async ({ app }) => {
    const token = await openWithLink(app)
    const signedIn = await signInCustomer(app, { gstNumber, password: ramesh.password }, atRamesh)
    await set(app, token)
    assert.equal(await prolongCustomerSession(app, signedIn.token), undefined)
    assert.deepEqual(await emailsTo(app, ramesh.email), [
      'customer-password',
      'customer-password-changed',
    ])
    const event = await app.db
      .selectFrom('audit')
      .select('after')
      .where('action', '=', 'customer.password-changed')
      .executeTakeFirstOrThrow()
    assert.deepEqual(JSON.parse(event.after ?? ''), { by: 'link' })
  },
)

testOnEachEngine(
  'a weak password or the initial one again is refused at its field, and the link stays usable',
  async ({ app }) => {
    const token = await openWithLink(app)
    for (const weak of ['password1', gstNumber, ramesh.password]) {
      const { kind, fields } = await refusalOf(set(app, token, weak))
      assert.deepEqual([kind, Object.keys(fields ?? {})], ['invalid', ['password']])
    }
    await set(app, token)
  },
)

testOnEachEngine(
  'a customer who was locked out by wrong passwords signs in after setting one by the link',
  async ({ app }) => {
    const token = await openWithLink(app)
    const wrong = { gstNumber, password: 'guess-work' }
    for (let i = 0; i < 6; i++) await refusalOf(signInCustomer(app, wrong, atRamesh))
    await set(app, token)
    await signInCustomer(app, { gstNumber, password: ownPassword }, atRamesh)
  },
)

testOnEachEngine('the database holds the hash of a link’s token alone', async ({ app }) => {
  const token = await openWithLink(app)
  const rows = {
    links: await app.db.selectFrom('customerPasswordLinks').selectAll().execute(),
    emails: await app.db.selectFrom('emails').selectAll().execute(),
    audit: await app.db.selectFrom('audit').selectAll().execute(),
  }
  assert(!JSON.stringify(rows).includes(token))
  assert.equal(rows.links[0]?.tokenHash, hashOfToken(token))
  assert.equal(Buffer.from(token, 'base64url').length, 32)
})
