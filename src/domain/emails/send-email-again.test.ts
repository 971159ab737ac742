import assert from 'node:assert/strict'
import { hiddenSecret, emailMessages } from '#contract/emails/outbox-email.ts'
import { hour, second } from '#platform/clock/clock.ts'
import { addAdministrator, asha } from '#tests/fixtures/people.ts'
import {
  linkForMeera,
  passwordForMeera,
  toMeera,
  toSales,
} from '#tests/fixtures/received-emails.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { claimEmail, recordFailedTry, markSent } from '../outbox/claim-email.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import type { NewEmail } from '../outbox/enqueue-email.ts'
import { countEmails, findDelay, findEmails } from './find-emails.ts'
import { sendEmailAgain } from './send-email-again.ts'

const refused = { fate: 'refused', reason: '550 no such user', code: '550' } as const
const later = { ...refused, fate: 'later' } as const
const firstPage = { page: 1, limit: 10 }

async function claim(app: App, email: NewEmail) {
  await enqueueEmail(app, email)
  const claimed = await claimEmail(app)
  assert(claimed)
  return claimed
}

async function claimAgain(app: App) {
  const claimed = await claimEmail(app)
  assert(claimed)
  return claimed
}

testOnEachEngine(
  'the office learns how many e-mails wait after an error, and of the newest error',
  async ({ app }) => {
    assert.deepEqual(await findDelay(app.db), { delayed: 0, lastError: null })
    await recordFailedTry(app, await claim(app, toSales), refused)
    await enqueueEmail(app, toMeera)
    await recordFailedTry(app, await claimAgain(app), later)
    const signIn = { ...later, reason: '535 bad password' }
    await recordFailedTry(app, await claim(app, passwordForMeera), signIn)
    await enqueueEmail(app, toMeera)
    assert.deepEqual(await findDelay(app.db), { delayed: 2, lastError: signIn.reason })
  },
)

testOnEachEngine('the office sees what became of each e-mail, page by page', async ({ app }) => {
  await markSent(app, await claim(app, toMeera))
  await recordFailedTry(app, await claim(app, toSales), refused)
  await recordFailedTry(app, await claim(app, passwordForMeera), later)
  const emails = await findEmails(app, firstPage)
  assert.deepEqual(
    emails.map(({ kind, recipient, state, attempts, lastError, canBeSent }) => [
      [kind, recipient, state],
      [attempts, lastError, canBeSent],
    ]),
    [
      [
        ['customer-password', 'meera@lakeview.example', 'waiting'],
        [1, later.reason, true],
      ],
      [
        ['enquiry-announcement', 'sales', 'failed'],
        [1, refused.reason, true],
      ],
      [
        ['enquiry-acknowledgement', 'meera@lakeview.example', 'sent'],
        [1, null, false],
      ],
    ],
  )
  for (const [state, kind] of [
    ['sent', 'enquiry-acknowledgement'],
    ['failed', 'enquiry-announcement'],
    ['waiting', 'customer-password'],
  ] as const) {
    assert.deepEqual(
      (await findEmails(app, { ...firstPage, state })).map((email) => email.kind),
      [kind],
    )
    assert.equal(await countEmails(app.db, { state }), 1)
  }
  const second = await findEmails(app, { page: 2, limit: 1 })
  assert.deepEqual(second[0]?.kind, 'enquiry-announcement')
})

testOnEachEngine('the office reads an e-mail without the password in it', async ({ app }) => {
  await claim(app, passwordForMeera)
  const [email] = await findEmails(app, firstPage)
  assert.match(email?.text ?? '', new RegExp(`^Password: ${hiddenSecret}$`, 'm'))
  assert(!JSON.stringify(email).includes(passwordForMeera.secret))
})

testOnEachEngine('the office reads an e-mail without the token of its link', async ({ app }) => {
  await claim(app, linkForMeera)
  const [email] = await findEmails(app, firstPage)
  assert.match(email?.text ?? '', new RegExp(`/account/password\\?token=${hiddenSecret}$`, 'm'))
  assert(!JSON.stringify(email).includes(linkForMeera.linkToken))
})

testOnEachEngine(
  'an e-mail that was given up is in line again, with all its tries',
  async (world) => {
    const { app, clock } = world
    const by = await addAdministrator(app, asha)
    const { id } = await claim(app, toMeera)
    await recordFailedTry(app, { ...(await claimedNow(app, id)), attempts: 99 }, later)
    clock.pass(100 * hour)
    const again = await sendEmailAgain(app, by, id)
    assert.deepEqual([again.state, again.attempts, again.lastError], ['waiting', 0, later.reason])
    await sendEmailAgain(app, by, id)
    await markSent(app, await claimAgain(app))
    assert.equal((await refusalOf(sendEmailAgain(app, by, id))).message, emailMessages.wasSent)
    const events = await app.db
      .selectFrom('audit')
      .select(['action', 'subjectId', 'before', 'after'])
      .where('subjectId', '=', id)
      .execute()
    const row = { action: 'email.sent-again', subjectId: id, before: null, after: null }
    assert.deepEqual(events, [row, row])
  },
)

testOnEachEngine(
  'an e-mail that waits for its next try is tried at once',
  async ({ app, clock }) => {
    const by = await addAdministrator(app, asha)
    const email = await claim(app, toMeera)
    await recordFailedTry(app, email, later)
    clock.pass(second)
    assert.equal(await claimEmail(app), undefined)
    await sendEmailAgain(app, by, email.id)
    assert.equal((await claimEmail(app))?.id, email.id)
  },
)

testOnEachEngine(
  'an e-mail that cannot be sent again is refused with its reason',
  async ({ app }) => {
    const by = await addAdministrator(app, asha)
    const email = await claim(app, passwordForMeera)
    await recordFailedTry(app, email, refused)
    const gone = await refusalOf(sendEmailAgain(app, by, email.id))
    assert.deepEqual([gone.kind, gone.message], ['conflict', emailMessages.secretGone])
    const unknown = await refusalOf(sendEmailAgain(app, by, 'unknown'))
    assert.equal(unknown.kind, 'not-found')
    const without = { ...app, outbox: { ...app.outbox, isMailSetUp: false } }
    const unset = await refusalOf(sendEmailAgain(without, by, email.id))
    assert.equal(unset.message, emailMessages.noMail)
  },
)

async function claimedNow({ db }: App, id: string) {
  return db.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
