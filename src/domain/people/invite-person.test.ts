import assert from 'node:assert/strict'
import { accountMessages } from '#contract/accounts/account.ts'
import { personMessages } from '#contract/people/person.ts'
import { hour } from '#platform/clock/clock.ts'
import { findAuditEvents } from '#tests/fixtures/audit-events.ts'
import { addAdministrator, asha, fromHome, ravi, signInAs } from '#tests/fixtures/people.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { findResetLink, requestPasswordReset, resetPassword } from '../accounts/reset-password.ts'
import { changePerson, removePerson } from './change-person.ts'
import { invitePerson, invitePersonAgain } from './invite-person.ts'

const password = 'ginger-tea-at-eleven'
const form = { email: ravi.email, role: 'sales' } as const

/** Links are shown where no mail is set up. */
const withoutMail = (app: App): App => ({ ...app, outbox: { ...app.outbox, isMailSetUp: false } })

const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? ''

testOnEachEngine(
  'an invited person sets a password once by the link and signs in with the role',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { person, link } = await invitePerson(withoutMail(app), by, form)
    assert.equal(person.state, 'invited')
    assert.equal((await refusalOf(signInAs(app, ravi))).kind, 'unauthorized')
    assert.deepEqual(await findResetLink(app, tokenOf(link)), { isInvitation: true })
    await resetPassword(app, { token: tokenOf(link), password }, fromHome)
    assert.ok(await signInAs(app, { ...ravi, password }))
    const used = resetPassword(app, { token: tokenOf(link), password }, fromHome)
    assert.equal((await refusalOf(used)).message, accountMessages.resetLinkDead)
    const again = await refusalOf(invitePersonAgain(app, by, person.id))
    assert.equal(again.message, personMessages.isNotInvited)
  },
)

testOnEachEngine(
  'an invitation gives a person a name, and one who comes back has that of the new invitation',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { person } = await invitePerson(app, by, { ...form, name: 'Ravi Kumar' })
    assert.deepEqual([person.name, person.shownName], ['Ravi Kumar', 'Ravi Kumar'])
    await removePerson(app, by, person.id)
    assert.equal((await invitePerson(app, by, form)).person.name, null)
  },
)

testOnEachEngine('where mail is set up, the link goes by e-mail alone', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { link } = await invitePerson(app, by, form)
  assert.equal(link, null)
  const emails = await app.db
    .selectFrom('emails')
    .select(['kind', 'recipient', 'content'])
    .execute()
  assert.deepEqual(
    emails.map(({ kind, recipient }) => [kind, recipient]),
    [['invitation', ravi.email]],
  )
  assert.doesNotMatch(emails[0]?.content ?? '', /token=/)
})

testOnEachEngine(
  'an invitation works for 72 hours, and a newer one ends it',
  async ({ app, clock }) => {
    const by = await addAdministrator(app, asha)
    const first = await invitePerson(withoutMail(app), by, form)
    clock.pass(71 * hour)
    assert.ok(await findResetLink(app, tokenOf(first.link)))
    const second = await invitePersonAgain(withoutMail(app), by, first.person.id)
    assert.equal(await findResetLink(app, tokenOf(first.link)), undefined)
    clock.pass(72 * hour)
    assert.equal(await findResetLink(app, tokenOf(second.link)), undefined)
  },
)

testOnEachEngine('an address that has an account is not invited', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const known = await refusalOf(invitePerson(app, by, { ...form, email: asha.email }))
  assert.equal(known.message, personMessages.isKnown)
  const { person } = await invitePerson(app, by, form)
  assert.equal((await refusalOf(invitePerson(app, by, form))).kind, 'conflict')
  const suspended = await refusalOf(changePerson(app, by, person.id, { isSuspended: true }))
  assert.equal(suspended.message, personMessages.isInvited)
})

testOnEachEngine(
  'an invited or suspended account gets no link for a forgotten password',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const { person } = await invitePerson(withoutMail(app), by, form)
    await requestPasswordReset(app, { email: person.email }, fromHome)
    assert.deepEqual(await app.db.selectFrom('emails').select('id').execute(), [])
  },
)

testOnEachEngine('of two who invite a removed person at once, one is refused', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { accountId } = await addAdministrator(app, ravi)
  await removePerson(app, by, accountId)
  const outcomes = await Promise.allSettled([
    invitePerson(app, by, form),
    invitePerson(app, by, { ...form, role: 'viewer' }),
  ])
  const statuses = outcomes.map(({ status }) => status)
  assert.deepEqual(statuses.toSorted(), ['fulfilled', 'rejected'])
  const invited = (await findAuditEvents(app)).filter(({ action }) => action === 'account.invited')
  assert.equal(invited.length, 1)
})
