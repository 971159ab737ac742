import assert from 'node:assert/strict'
import { dataRequestMessages } from '#contract/privacy/data-request.ts'
import type { DataRequestKind } from '#contract/privacy/data-request.ts'
import { day, hour } from '#platform/clock/clock.ts'
import { emailsTo, linkTokenOf } from '#tests/fixtures/customers.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import { laptopsForTheOffice } from '#tests/fixtures/questions.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { findEnquiries } from '../enquiries/find-enquiries.ts'
import { receiveEnquiry } from '../enquiries/receive-enquiry.ts'
import { eraseOnRequest, refuseDataRequest, sendOwnData } from './close-data-request.ts'
import { confirmDataRequest, confirmOwnDataRequest } from './confirm-data-request.ts'
import { countStoredAbout, findDataRequests } from './find-data-requests.ts'
import { findOwnDataFile } from './find-own-data-file.ts'
import { forgetOldDataRequests } from './forget-data-requests.ts'
import { requestOwnData } from './request-own-data.ts'

const here = { address: '203.0.113.7' }
const { email } = laptopsForTheOffice
const whole = { page: 1, limit: 24 }

async function ask(app: App, kind: DataRequestKind) {
  await requestOwnData(app, { email, kind }, here)
  return linkTokenOf(app, 'data-request-confirmation')
}

async function askAndConfirm(app: App, kind: DataRequestKind) {
  return confirmOwnDataRequest(app, await ask(app, kind))
}

testOnEachEngine(
  'a request counts once the link of its e-mail has confirmed it, and is then due',
  async ({ app, clock }) => {
    const token = await ask(app, 'export')
    const [waiting] = await findDataRequests(app.db, 'unconfirmed', whole)
    assert.deepEqual([waiting?.email, waiting?.dueAt], [email, null])
    const { state, dueAt } = await confirmOwnDataRequest(app, token)
    assert.equal(state, 'open')
    assert.equal(Date.parse(dueAt ?? '') - clock.now().getTime(), 30 * day)
    assert((await emailsTo(app, 'sales')).includes('data-request-announcement'))
    assert.equal((await refusalOf(confirmOwnDataRequest(app, token))).kind, 'not-found')
  },
)

testOnEachEngine('a link ends after 72 hours, and when another was sent', async (world) => {
  const { app, clock } = world
  const first = await ask(app, 'export')
  const second = await ask(app, 'export')
  const { linkDead } = dataRequestMessages
  assert.equal((await refusalOf(confirmOwnDataRequest(app, first))).message, linkDead)
  assert.equal((await findDataRequests(app.db, undefined, whole)).length, 1)
  clock.pass(72 * hour)
  assert.equal((await refusalOf(confirmOwnDataRequest(app, second))).message, linkDead)
})

testOnEachEngine(
  'a second link says that it replaces the first, and the first that the newest e-mail has the link',
  async ({ app }) => {
    const first = await ask(app, 'export')
    await ask(app, 'erasure')
    await ask(app, 'export')
    const emails = await app.db
      .selectFrom('emails')
      .select('content')
      .where('kind', '=', 'data-request-confirmation')
      .orderBy('id')
      .execute()
    assert.deepEqual(
      emails.map(({ content }) => content.includes('replaces the link of our earlier e-mail')),
      [false, false, true],
    )
    const { message } = await refusalOf(confirmOwnDataRequest(app, first))
    assert.match(message, /only the link of our newest e-mail can work/)
  },
)

testOnEachEngine('a confirmed request takes no second one of its kind', async ({ app }) => {
  await askAndConfirm(app, 'export')
  await requestOwnData(app, { email: email.toUpperCase(), kind: 'export' }, here)
  // Whoever asks is told so by e-mail alone.
  const [{ subject, content } = { subject: '', content: '' }] = await app.db
    .selectFrom('emails')
    .select(['subject', 'content'])
    .orderBy('id', 'desc')
    .execute()
  assert.match(subject, /^Your request to /)
  assert.match(
    content,
    /already been requested .* and confirmed\. We reply by e-mail by \d+ \w+ \d{4}/,
  )
  await ask(app, 'erasure')
  const kinds = (await findDataRequests(app.db, undefined, whole)).map(({ kind }) => kind)
  assert.deepEqual(kinds.toSorted(), ['erasure', 'export'])
})

testOnEachEngine(
  'a person who has sent three enquiries today can still ask for their data, three times',
  async ({ app }) => {
    for (const message of ['One', 'Two', 'Three']) {
      await receiveEnquiry(app, { ...laptopsForTheOffice, message }, here)
    }
    for (const kind of ['export', 'erasure', 'export'] as const) await ask(app, kind)
    assert.equal((await refusalOf(ask(app, 'erasure'))).kind, 'too-many')
  },
)

testOnEachEngine(
  'the file of an export has what is stored when it is opened, for 7 days',
  async ({ app, clock }) => {
    const by = await addAdministrator(app, asha)
    const { id } = await askAndConfirm(app, 'export')
    await sendOwnData(app, by, id)
    const token = await linkTokenOf(app, 'data-request-response')
    await receiveEnquiry(app, laptopsForTheOffice, here)
    const file = await findOwnDataFile(app, token)
    assert.equal(file?.stored.enquiries[0]?.message, laptopsForTheOffice.message)
    assert.equal(file?.stored.dataRequests.length, 1)
    assert.equal(await findOwnDataFile(app, 'unknown'), undefined)
    clock.pass(7 * day)
    assert.equal(await findOwnDataFile(app, token), undefined)
  },
)

testOnEachEngine(
  'an erasure deletes what is stored, and leaves a request without the address',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    await receiveEnquiry(app, { ...laptopsForTheOffice, marketing: true }, here)
    const { id } = await askAndConfirm(app, 'erasure')
    const counted = await countStoredAbout(app, id)
    assert.deepEqual([counted.enquiries, counted.consents], [1, 1])
    const closed = await eraseOnRequest(app, by, id)
    assert.deepEqual([closed.outcome, closed.email], ['erased', 'm•••@lakeview.example'])
    assert.deepEqual(await findEnquiries(app.db, {}), [])
    assert.deepEqual(await emailsTo(app, email), ['data-erased'])
    const events = JSON.stringify(await app.db.selectFrom('audit').selectAll().execute())
    assert.doesNotMatch(events, /meera/i)
    await app.db.updateTable('emails').set({ sentAt: app.clock.now().toISOString() }).execute()
    await forgetOldDataRequests(app)
    assert.deepEqual(await emailsTo(app, email), [])
  },
)

testOnEachEngine('a request is answered once, and as it was asked for', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  const { id } = await askAndConfirm(app, 'export')
  const { isClosed, otherKind } = dataRequestMessages
  assert.equal((await refusalOf(eraseOnRequest(app, by, id))).message, otherKind)
  await refuseDataRequest(app, by, id, 'A tax law requires these invoices.')
  const content = await app.db
    .selectFrom('emails')
    .select('content')
    .where('kind', '=', 'data-request-response')
    .executeTakeFirstOrThrow()
  assert.match(content.content, /A tax law requires/)
  assert.equal((await refusalOf(sendOwnData(app, by, id))).message, isClosed)
})

testOnEachEngine('the office confirms a request of a person whom it knows', async ({ app }) => {
  const by = await addAdministrator(app, asha)
  await ask(app, 'erasure')
  const [waiting] = await findDataRequests(app.db, 'unconfirmed', whole)
  const id = waiting?.id ?? ''
  const { isNotConfirmed, isConfirmed } = dataRequestMessages
  assert.equal((await refusalOf(eraseOnRequest(app, by, id))).message, isNotConfirmed)
  await confirmDataRequest(app, by, id)
  assert.equal((await refusalOf(confirmDataRequest(app, by, id))).message, isConfirmed)
  await eraseOnRequest(app, by, id)
})

testOnEachEngine(
  'a request that nobody confirms is deleted after 30 days, a closed one after a year',
  async ({ app, clock }) => {
    const by = await addAdministrator(app, asha)
    const { id } = await askAndConfirm(app, 'export')
    await sendOwnData(app, by, id)
    await ask(app, 'erasure')
    clock.pass(30 * day)
    await forgetOldDataRequests(app)
    const left = await findDataRequests(app.db, undefined, whole)
    assert.deepEqual(
      left.map(({ id }) => id),
      [id],
    )
    clock.pass(336 * day)
    await forgetOldDataRequests(app)
    assert.deepEqual(await findDataRequests(app.db, undefined, whole), [])
  },
)
