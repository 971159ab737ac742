import assert from 'node:assert/strict'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { laptopsForTheOffice, oneMoreQuestion, writesFromHosur } from '#tests/fixtures/questions.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { findContacts } from '../contacts/find-contacts.ts'
import { receiveContact } from '../contacts/receive-contact.ts'
import { findEnquiries, findEnquiryHistory } from '../enquiries/find-enquiries.ts'
import { receiveEnquiry } from '../enquiries/receive-enquiry.ts'
import { findOffersState } from '../consents/find-offers-state.ts'
import { withdrawConsent, withdrawOwnConsent } from '../consents/withdraw-consent.ts'

const here = { address: '203.0.113.7' }
const { email } = laptopsForTheOffice

/** Meera agrees with an enquiry and, with other capital letters, with a message; Imran agrees too. */
async function threeAgree(app: App) {
  await receiveEnquiry(app, { ...laptopsForTheOffice, marketing: true }, here)
  await receiveEnquiry(app, { ...oneMoreQuestion, marketing: true }, here)
  const message = { ...writesFromHosur, email: email.toUpperCase(), marketing: true }
  await receiveContact(app, message, here)
  const [ofImran, ofMeera] = await findEnquiries(app.db, {})
  const [written] = await findContacts(app.db, {})
  return { ofImran, ofMeera, written }
}

async function tokenOf({ db }: App, id = '') {
  const consent = db.selectFrom('consents').select('token').where('id', '=', id)
  return (await consent.executeTakeFirstOrThrow()).token
}

testOnEachEngine('the office withdraws every consent given for one e-mail', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const before = await threeAgree(app)
  const { consent } = await withdrawConsent(app, by, before.ofMeera?.consent?.id ?? '')
  assert.equal(consent.withdrawnAt, app.clock.now().toISOString())
  const [ofImran, ofMeera] = await findEnquiries(app.db, {})
  const [written] = await findContacts(app.db, {})
  assert.deepEqual(ofMeera?.consent, consent)
  assert.equal(written?.consent?.withdrawnAt, consent.withdrawnAt)
  assert.equal(ofImran?.consent?.withdrawnAt, null)
})

testOnEachEngine(
  'a withdrawal is in the audit and in the history, without the person',
  async (world) => {
    const { app } = world
    const by = await addAdministrator(app, asha)
    const { ofMeera } = await threeAgree(app)
    await withdrawConsent(app, by, ofMeera?.consent?.id ?? '')
    const events = await app.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'consent.withdrawn')
      .execute()
    assert.equal(events.length, 2)
    assert(events.every(({ accountId }) => accountId === by.accountId))
    assert.doesNotMatch(JSON.stringify(events), /meera|lakeview/i)
    const history = await findEnquiryHistory(app.db, ofMeera?.id ?? '')
    assert.deepEqual(
      history.filter(({ kind }) => kind !== 'email').map(({ kind, by }) => [kind, by]),
      [
        ['received', null],
        ['consent', asha.email],
      ],
    )
  },
)

testOnEachEngine('a person withdraws with the token of any of their e-mails', async ({ app }) => {
  const { ofMeera, written } = await threeAgree(app)
  const token = await tokenOf(app, written?.consent?.id)
  await withdrawOwnConsent(app, token)
  const [, enquiry] = await findEnquiries(app.db, {})
  assert.equal(enquiry?.id, ofMeera?.id)
  assert.notEqual(enquiry?.consent?.withdrawnAt, null)
})

testOnEachEngine('withdrawing again changes nothing', async ({ app, clock }) => {
  const { ofMeera } = await threeAgree(app)
  const token = await tokenOf(app, ofMeera?.consent?.id)
  await withdrawOwnConsent(app, token)
  const first = await findOffersState(app.db, token)
  clock.pass(60_000)
  await withdrawOwnConsent(app, token)
  assert.deepEqual(await findOffersState(app.db, token), first)
  const events = app.db.selectFrom('audit').select('id').where('action', '=', 'consent.withdrawn')
  assert.equal((await events.execute()).length, 2)
})

testOnEachEngine('a link shows an agreement that was given again later', async ({ app, clock }) => {
  const { ofMeera } = await threeAgree(app)
  const token = await tokenOf(app, ofMeera?.consent?.id)
  await withdrawOwnConsent(app, token)
  assert.notEqual((await findOffersState(app.db, token))?.withdrawnAt, null)
  clock.pass(60_000)
  const again = { ...laptopsForTheOffice, message: 'And ten more, please.', marketing: true }
  await receiveEnquiry(app, again, here)
  const state = await findOffersState(app.db, token)
  assert.equal(state?.withdrawnAt, null)
  assert.equal(state?.agreedAt, clock.now().toISOString())
  assert.equal(state?.email, 'm•••@lakeview.example')
})

testOnEachEngine('an unknown token or consent is refused', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  await threeAgree(app)
  await assert.rejects(withdrawOwnConsent(app, 'unknown'), { kind: 'not-found' })
  await assert.rejects(withdrawConsent(app, by, 'unknown'), { kind: 'not-found' })
  assert.equal(await findOffersState(app.db, 'unknown'), undefined)
})

testOnEachEngine(
  'every e-mail to a person who agreed holds the link that ends offers, and no other does',
  async ({ app }) => {
    const { ofMeera } = await threeAgree(app)
    const emails = await app.db.selectFrom('emails').selectAll().orderBy('id').execute()
    const linked = emails.filter(({ content }) => content.includes('/offers/stop?token='))
    assert.deepEqual(
      linked.map(({ recipient }) => recipient.toLowerCase()),
      [email, oneMoreQuestion.email, email],
    )
    await withdrawOwnConsent(app, await tokenOf(app, ofMeera?.consent?.id))
    await receiveEnquiry(app, { ...laptopsForTheOffice, message: 'One more question.' }, here)
    const last = await app.db
      .selectFrom('emails')
      .select('content')
      .where('kind', '=', 'enquiry-acknowledgement')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    assert.doesNotMatch(last.content, /stop/)
  },
)
