import assert from 'node:assert/strict'
import { customerLimits } from '#contract/customers/customer.ts'
import { day, hour, minute } from '#platform/clock/clock.ts'
import {
  atRamesh,
  emailsTo,
  farida,
  linkTokenOf,
  openAccount,
  ownPassword,
  ramesh,
} from '#tests/fixtures/customers.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { requestPasswordLink } from './request-password-link.ts'
import { setLinkedPassword } from './set-linked-password.ts'
import { signInCustomer } from './sign-in-customer.ts'
import { linkNeedsMail } from '#contract/customers/own-password.ts'
import { tamarind } from '#tests/fixtures/tamarind.ts'

const { gstNumber, email } = ramesh

async function countLinksSent(app: App) {
  const kinds = await emailsTo(app, email)
  return kinds.filter((kind) => kind === 'customer-password-link').length
}

testOnEachEngine(
  'a customer whose initial password has expired gets a link at the known e-mail, and signs in again',
  async ({ app, clock }) => {
    await openAccount(app, ramesh)
    clock.pass((customerLimits.initialPasswordDays + 1) * day)
    await requestPasswordLink(app, { gstNumber: ' 29zzzfz-9999z1z9 ' }, atRamesh)
    const token = await linkTokenOf(app, 'customer-password-link')
    await setLinkedPassword(app, { token, password: ownPassword }, atRamesh)
    await signInCustomer(app, { gstNumber, password: ownPassword }, atRamesh)
    assert.equal(await countLinksSent(app), 1)
  },
)

testOnEachEngine(
  'a customer without a GST number asks with the e-mail, which is the user ID',
  async ({ app }) => {
    await openAccount(app, { ...ramesh, gstNumber: null })
    await requestPasswordLink(app, { gstNumber: email.toUpperCase() }, atRamesh)
    assert.equal(await countLinksSent(app), 1)
  },
)

testOnEachEngine(
  'a customer with a GST number who names the e-mail instead gets a link, and one for each account with it',
  async ({ app }) => {
    await openAccount(app, ramesh)
    await requestPasswordLink(app, { gstNumber: email.toUpperCase() }, atRamesh)
    assert.equal(await countLinksSent(app), 1)
    const [sent] = await app.db
      .selectFrom('emails')
      .select('content')
      .where('kind', '=', 'customer-password-link')
      .execute()
    assert(sent?.content.includes(gstNumber))
    await openAccount(app, { ...farida, email })
    await requestPasswordLink(app, { gstNumber: email }, atRamesh)
    assert.equal(await countLinksSent(app), 3)
  },
)

testOnEachEngine(
  'an unknown account, and one without e-mail, get no e-mail and the same outcome',
  async ({ app }) => {
    await openAccount(app, { ...ramesh, email: null })
    assert.equal(await requestPasswordLink(app, { gstNumber }, atRamesh), undefined)
    assert.equal(
      await requestPasswordLink(app, { gstNumber: '27ZZZCZ9999Z1ZJ' }, atRamesh),
      undefined,
    )
    assert.deepEqual(await app.db.selectFrom('emails').selectAll().execute(), [])
    const events = await app.db
      .selectFrom('audit')
      .select('subjectId')
      .where('action', '=', 'customer.password-link-requested')
      .orderBy('id')
      .execute()
    assert.deepEqual(
      events.map(({ subjectId }) => subjectId === null),
      [false, true],
    )
  },
)

testOnEachEngine(
  'an account gets at most 3 links in 24 hours, from whatever addresses they are asked for',
  async ({ app, clock }) => {
    await openAccount(app, ramesh)
    for (let i = 0; i < 6; i++) {
      await requestPasswordLink(app, { gstNumber }, { address: `198.51.100.${i}` })
    }
    assert.equal(await countLinksSent(app), 3)
    clock.pass(24 * hour)
    await requestPasswordLink(app, { gstNumber }, atRamesh)
    assert.equal(await countLinksSent(app), 4)
  },
)

testOnEachEngine('of several requests at once, no more than 3 send a link', async ({ app }) => {
  await openAccount(app, ramesh)
  await Promise.all(
    [1, 2, 3, 4, 5, 6].map((i) =>
      requestPasswordLink(app, { gstNumber }, { address: `198.51.100.${i}` }),
    ),
  )
  assert.equal(await countLinksSent(app), 3)
})

testOnEachEngine('rows that are dated in the future do not count', async ({ app, clock }) => {
  await openAccount(app, ramesh)
  for (let i = 0; i < 3; i++) await requestPasswordLink(app, { gstNumber }, atRamesh)
  clock.pass(-2 * day)
  await requestPasswordLink(app, { gstNumber }, { address: '203.0.113.99' })
  assert.equal(await countLinksSent(app), 4)
})

testOnEachEngine(
  'an address that asks for the link of one account more than 5 times in 15 minutes waits',
  async ({ app, clock }) => {
    const unknown = { gstNumber: '27ZZZCZ9999Z1ZJ' }
    for (let i = 0; i < 5; i++) await requestPasswordLink(app, unknown, atRamesh)
    const refusal = await refusalOf(requestPasswordLink(app, unknown, atRamesh))
    assert.deepEqual([refusal.kind, refusal.retryAfterSeconds], ['too-many', 900])
    clock.pass(15 * minute)
    await requestPasswordLink(app, unknown, atRamesh)
  },
)

testOnEachEngine(
  'without mail no link is made, and everybody reads whom to call',
  async ({ app }) => {
    const withoutMail = { ...app, outbox: { ...app.outbox, isMailSetUp: false } }
    const refusal = await refusalOf(requestPasswordLink(withoutMail, { gstNumber }, atRamesh))
    assert.deepEqual(
      [refusal.kind, refusal.message],
      ['conflict', linkNeedsMail(tamarind.phone.shown)],
    )
  },
)
