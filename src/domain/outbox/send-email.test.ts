import assert from 'node:assert/strict'
import { day, hour, minute, second } from '#platform/clock/clock.ts'
import { smtpMail } from '#platform/mail/smtp-mail.ts'
import { openTestSmtp } from '#tests/test-smtp.ts'
import type { TestSmtp } from '#tests/test-smtp.ts'
import {
  linkForMeera,
  passwordForMeera,
  toMeera,
  toSales,
} from '#tests/fixtures/received-emails.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import type { App } from '../app.ts'
import { claimEmail, giveUpOldEmails, recordFailedTry, markSent } from './claim-email.ts'
import { enqueueEmail } from './enqueue-email.ts'
import type { NewEmail } from './enqueue-email.ts'
import { lease, longestWait, outboxMessages } from './email-rules.ts'
import { sendEmail } from './send-email.ts'

const never = new AbortController().signal
const later = { fate: 'later', reason: '451 later', code: '451' } as const

function sendFrom({ app }: Pick<World, 'app'>, office: TestSmtp) {
  return sendEmail(app, smtpMail(office.settings), never)
}

async function onlyRow({ db }: App) {
  return db.selectFrom('emails').selectAll().executeTakeFirstOrThrow()
}

testOnEachEngine('an e-mail is sent once, and then nothing waits', async (world) => {
  await using office = await openTestSmtp()
  const { app, clock } = world
  await enqueueEmail(app, toSales)
  await enqueueEmail(app, toMeera)
  clock.pass(second)
  assert.equal((await sendFrom(world, office))?.fault, undefined)
  assert.equal((await sendFrom(world, office))?.fault, undefined)
  assert.equal(await sendFrom(world, office), undefined)
  const [announced, thanked] = office.received
  assert.deepEqual(announced?.to, ['office@tamarindit.example'])
  assert.deepEqual(announced?.mail.replyTo, [{ name: '', address: 'meera@lakeview.example' }])
  assert.deepEqual(thanked?.to, ['meera@lakeview.example'])
  assert.equal(thanked?.mail.from?.name, 'Tamarind IT Solutions')
  assert.match(thanked?.mail.text ?? '', /^Reference: E-7KD2MQ4X$/m)
  assert.match(thanked?.mail.html ?? '', /Lakeview Textiles/)
})

testOnEachEngine(
  'a reply of a customer goes to SALES_EMAIL, and a reply of sales goes to the sender',
  async (world) => {
    await using office = await openTestSmtp()
    const emails = [toMeera, passwordForMeera, toSales, { ...toSales, replyTo: undefined }]
    for (const email of emails) {
      await enqueueEmail(world.app, email)
      await sendFrom(world, office)
      world.clock.pass(second)
    }
    assert.deepEqual(
      office.received.map(({ mail }) => mail.replyTo?.map(({ address }) => address)),
      [[office.settings.sales], [office.settings.sales], [toSales.replyTo], undefined],
    )
  },
)

testOnEachEngine(
  'an acknowledgement says in its headers that it is an automatic reply',
  async (world) => {
    await using office = await openTestSmtp()
    const toWriter: NewEmail = { ...toMeera, kind: 'contact-acknowledgement' }
    for (const email of [toMeera, toWriter, passwordForMeera, toSales]) {
      await enqueueEmail(world.app, email)
      await sendFrom(world, office)
      world.clock.pass(second)
    }
    assert.deepEqual(
      office.received.map(({ raw }) => /^Auto-Submitted: (.+)\r$/m.exec(raw)?.[1]),
      ['auto-replied', 'auto-replied', 'auto-generated', 'auto-generated'],
    )
  },
)

testOnEachEngine(
  'a greylisted e-mail comes again after half a minute, and arrives',
  async (world) => {
    await using office = await openTestSmtp()
    const { app, clock } = world
    office.troubles.push('greylisted')
    await enqueueEmail(app, toMeera)
    assert.equal((await sendFrom(world, office))?.fault?.fate, 'later')
    assert.match((await onlyRow(app)).lastError ?? '', /451 please try again later/)
    clock.pass(29 * second)
    assert.equal(await sendFrom(world, office), undefined)
    clock.pass(2 * second)
    assert.equal((await sendFrom(world, office))?.fault, undefined)
    const { attempts, lastError, nextTryAt, givenUpAt } = await onlyRow(app)
    assert.deepEqual(
      { attempts, lastError, nextTryAt, givenUpAt },
      { attempts: 2, lastError: null, nextTryAt: null, givenUpAt: null },
    )
  },
)

testOnEachEngine(
  'an e-mail that is refused for good is not tried again, and its secret goes',
  async (world) => {
    await using office = await openTestSmtp()
    office.troubles.push('unknown')
    await enqueueEmail(world.app, passwordForMeera)
    assert.equal((await sendFrom(world, office))?.fault?.fate, 'refused')
    world.clock.pass(longestWait)
    assert.equal(await sendFrom(world, office), undefined)
    const row = await onlyRow(world.app)
    assert.match(row.lastError ?? '', /550 no such user here/)
    assert.equal(row.secret, null)
    assert(row.givenUpAt)
  },
)

testOnEachEngine(
  'an e-mail to a server that does not respond is tried for 24 hours, less and less often, then given up',
  async (world) => {
    await using office = await openTestSmtp()
    await office.leave()
    const { app, clock } = world
    await enqueueEmail(app, passwordForMeera)
    const start = clock.now().getTime()
    const moments: number[] = []
    for (let row = await onlyRow(app); row.nextTryAt !== null; row = await onlyRow(app)) {
      clock.pass(Math.max(0, Date.parse(row.nextTryAt) - clock.now().getTime()))
      moments.push(clock.now().getTime() - start)
      assert.equal((await sendFrom(world, office))?.fault?.fate, 'away')
    }
    const pauses = moments.slice(1).map((moment, at) => moment - (moments[at] ?? 0))
    assert.equal(pauses[0], 30 * second)
    assert.deepEqual(
      pauses,
      pauses.toSorted((one, other) => one - other),
    )
    assert(Math.abs((moments.at(-1) ?? 0) - 24 * hour) < hour)
    const row = await onlyRow(app)
    assert(row.givenUpAt)
    assert(row.secret, 'it can still be sent again')
  },
)

testOnEachEngine('a secret arrives, and is gone from here', async (world) => {
  await using office = await openTestSmtp()
  await enqueueEmail(world.app, passwordForMeera)
  await sendFrom(world, office)
  assert.match(office.received[0]?.mail.text ?? '', /^Password: Qx7pW2kd$/m)
  const row = await onlyRow(world.app)
  assert.equal(row.secret, null)
  assert(!JSON.stringify(row).includes(passwordForMeera.secret))
})

testOnEachEngine('the token of a link is delivered, and then deleted here', async (world) => {
  await using office = await openTestSmtp()
  const { app } = world
  await enqueueEmail(app, linkForMeera)
  assert(!JSON.stringify(await onlyRow(app)).includes(linkForMeera.linkToken))
  assert.equal((await sendFrom(world, office))?.fault, undefined)
  assert.match(
    office.received[0]?.mail.text ?? '',
    new RegExp(`/account/password\\?token=${linkForMeera.linkToken}$`, 'm'),
  )
  assert.equal((await onlyRow(app)).linkToken, null)
})

testOnEachEngine('a secret of another key waits for its own', async (world) => {
  await using office = await openTestSmtp()
  const elsewhere = { ...world.app, secrets: { ...world.app.secrets, open: () => undefined } }
  await enqueueEmail(world.app, passwordForMeera)
  const tried = await sendFrom({ app: elsewhere }, office)
  assert.equal(tried?.fault?.reason, outboxMessages.otherKey)
  assert.equal(office.seen.connections, 0)
  world.clock.pass(minute)
  assert.equal((await sendFrom(world, office))?.fault, undefined)
})

testOnEachEngine(
  'an e-mail is claimed by one process at a time, until its lease ends',
  async ({ app, clock }) => {
    await enqueueEmail(app, toMeera)
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimEmail(app)))
    const [held, ...others] = claims.filter((claim) => claim !== undefined)
    assert(held)
    assert.deepEqual(others, [])
    clock.pass(lease - second)
    assert.equal(await claimEmail(app), undefined)
    clock.pass(2 * second)
    const taken = await claimEmail(app)
    assert.equal(taken?.id, held.id)
    assert.equal(taken.attempts, 2)
    await recordFailedTry(app, held, later)
    assert.equal(await claimEmail(app), undefined, 'the late fault did not take it away')
    await markSent(app, held)
    await recordFailedTry(app, taken, later)
    const { sentAt, nextTryAt, lastError } = await onlyRow(app)
    assert(sentAt)
    assert.deepEqual([nextTryAt, lastError], [null, null])
  },
)

testOnEachEngine(
  'an e-mail sent twice, its process having died, has one Message-ID',
  async (world) => {
    await using office = await openTestSmtp()
    const { app, clock } = world
    await enqueueEmail(app, toMeera)
    const before = await onlyRow(app)
    await sendFrom(world, office)
    await app.db.updateTable('emails').set(before).where('id', '=', before.id).execute()
    await claimEmail(app)
    clock.pass(lease + second)
    await sendFrom(world, office)
    const [one, other] = office.received.map(({ mail }) => mail)
    assert.equal(one?.messageId, other?.messageId)
    assert.equal(one?.date, other?.date)
  },
)

testOnEachEngine(
  'an e-mail whose sending the stop of the server interrupted is sent again at once',
  async (world) => {
    await using office = await openTestSmtp()
    office.troubles.push('slow')
    await enqueueEmail(world.app, toMeera)
    await sendEmail(world.app, smtpMail(office.settings), AbortSignal.timeout(300))
    assert.equal(office.received.length, 0)
    const { attempts, nextTryAt, createdAt } = await onlyRow(world.app)
    assert.deepEqual([attempts, nextTryAt], [0, createdAt])
    assert.equal((await sendFrom(world, office))?.fault, undefined)
  },
)

testOnEachEngine(
  'after 72 hours a secret is erased, wherever its e-mail stands',
  async ({ app, clock }) => {
    await enqueueEmail(app, passwordForMeera)
    await enqueueEmail(app, passwordForMeera)
    const failed = await claimEmail(app)
    assert(failed)
    await recordFailedTry(app, { ...failed, attempts: 99 }, later)
    await enqueueEmail(app, toMeera)
    clock.pass(longestWait)
    const unset = { ...app, outbox: { ...app.outbox, isMailSetUp: false } }
    await giveUpOldEmails(unset)
    const rows = await app.db.selectFrom('emails').selectAll().orderBy('id').execute()
    assert.deepEqual(
      rows.map(({ secret, nextTryAt, lastError }) => [secret, nextTryAt !== null, lastError]),
      [
        [null, false, later.reason],
        [null, false, outboxMessages.secretTooOld],
        [null, true, null],
      ],
    )
  },
)

testOnEachEngine(
  'where mail is set up late, what is older than 72 hours is not sent by itself',
  async ({ app, clock }) => {
    await enqueueEmail(app, toMeera)
    clock.pass(longestWait - second)
    await enqueueEmail(app, toSales)
    clock.pass(second)
    await giveUpOldEmails(app)
    const kinds = [(await claimEmail(app))?.kind, (await claimEmail(app))?.kind]
    assert.deepEqual(kinds, [toSales.kind, undefined])
    const old = await app.db
      .selectFrom('emails')
      .select('lastError')
      .where('kind', '=', toMeera.kind)
      .executeTakeFirst()
    assert.equal(old?.lastError, outboxMessages.waitedTooLong)
  },
)

testOnEachEngine(
  'an e-mail that one process has claimed is not sent by another whose clock is some seconds behind',
  async ({ app, clock }) => {
    await enqueueEmail(app, toSales)
    assert(await claimEmail(app))
    clock.pass(-5 * second)
    assert.equal(await claimEmail(app), undefined)
  },
)

testOnEachEngine(
  'after the clock was set back by a day, e-mails are sent at once, also those that were claimed or failed before',
  async ({ app, clock }) => {
    await enqueueEmail(app, toSales)
    await claimEmail(app)
    await enqueueEmail(app, toMeera)
    const failed = await claimEmail(app)
    assert(failed)
    await recordFailedTry(app, failed, later)
    await enqueueEmail(app, passwordForMeera)
    clock.pass(-day)
    const claimed = [await claimEmail(app), await claimEmail(app), await claimEmail(app)]
    assert.equal(new Set(claimed.map((email) => email?.id)).size, 3)
    assert(claimed.every((email) => email !== undefined))
    assert.equal(await claimEmail(app), undefined)
  },
)
