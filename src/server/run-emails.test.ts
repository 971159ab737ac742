import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { sql } from 'kysely'
import { enqueueEmail } from '#domain/outbox/enqueue-email.ts'
import { hour, minute } from '#platform/clock/clock.ts'
import { smtpMail } from '#platform/mail/smtp-mail.ts'
import { openTestSmtp, postUser } from '#tests/test-smtp.ts'
import type { TestSmtp } from '#tests/test-smtp.ts'
import { passwordForMeera, toMeera, toSales } from '#tests/fixtures/received-emails.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { runEmails } from './run-emails.ts'

/** The worker, until it is disposed of. */
function startEmailWorker({ app }: World, office: TestSmtp) {
  const lines: string[] = []
  const write = (line: Buffer, _: string, done: () => void) => {
    lines.push(String(line))
    done()
  }
  const log = pino({ level: 'trace', base: undefined }, new Writable({ write }))
  const ending = new AbortController()
  const work = runEmails(
    { app, log, currentMail: async () => smtpMail(office.settings) },
    ending.signal,
  )
  const stop = async () => {
    ending.abort()
    await work
  }
  return { lines, stop, [Symbol.asyncDispose]: stop }
}

async function until(condition: () => boolean | Promise<boolean>) {
  const deadline = performance.now() + 5000
  while (!(await condition())) {
    assert(performance.now() < deadline, 'it did not come to that')
    await wait(10)
  }
}

testOnEachEngine('a waiting e-mail is sent at the start, a later one at once', async (world) => {
  await using office = await openTestSmtp()
  await enqueueEmail(world.app, toMeera)
  await using _ = startEmailWorker(world, office)
  await until(() => office.received.length === 1)
  const start = performance.now()
  await enqueueEmail(world.app, toSales)
  await until(() => office.received.length === 2)
  assert(performance.now() - start < 2000)
})

testOnEachEngine('two workers send each e-mail once', async (world) => {
  await using office = await openTestSmtp()
  for (let emails = 0; emails < 12; emails++) await enqueueEmail(world.app, toMeera)
  {
    await using _one = startEmailWorker(world, office)
    await using _other = startEmailWorker(world, office)
    await until(() => office.received.length >= 12)
    await wait(100)
  }
  const ids = office.received.map(({ mail }) => mail.messageId)
  assert.equal(new Set(ids).size, 12)
  assert.equal(ids.length, 12)
})

testOnEachEngine(
  'an e-mail that is refused or dropped does not hold up the others',
  async (world) => {
    await using office = await openTestSmtp()
    const { app, clock } = world
    office.troubles.push('unknown', 'greylisted', 'drops')
    for (let emails = 0; emails < 5; emails++) await enqueueEmail(app, toMeera)
    await using _ = startEmailWorker(world, office)
    await until(() => office.troubles.length === 0)
    app.outbox.nudge()
    await until(() => office.received.length === 2)
    clock.pass(minute)
    app.outbox.nudge()
    await until(() => office.received.length === 4)
  },
)

testOnEachEngine(
  'a mail server that is away for a while gets every e-mail later',
  async (world) => {
    await using office = await openTestSmtp()
    const { app, clock } = world
    await office.leave()
    for (let emails = 0; emails < 3; emails++) await enqueueEmail(app, toMeera)
    await using worker = startEmailWorker(world, office)
    await until(() => worker.lines.length > 0)
    await office.comeBack()
    await until(() => {
      clock.pass(minute)
      app.outbox.nudge()
      return office.received.length === 3
    })
  },
)

testOnEachEngine(
  'the log has one line when an e-mail fails first, and one when it was sent or given up',
  async (world) => {
    await using office = await openTestSmtp()
    const { app, clock } = world
    await using worker = startEmailWorker(world, office)
    const linesOf = (id: string) => worker.lines.filter((line) => line.includes(id))
    const textsOf = (id: string) => linesOf(id).map((line) => JSON.parse(line).msg as string)
    const failed = 'e-mail not sent, will be tried again'

    office.troubles.push('greylisted', 'greylisted', 'greylisted')
    const late = await enqueueEmail(app, toMeera)
    await until(() => office.troubles.length === 2)
    await until(() => textsOf(late).length === 1)
    await until(() => {
      clock.pass(minute)
      app.outbox.nudge()
      return office.received.length === 1
    })
    await until(() => textsOf(late).length === 2)
    assert.deepEqual(textsOf(late), [failed, 'e-mail sent'])

    office.troubles.push('unknown')
    const refused = await enqueueEmail(app, toMeera)
    await until(() => textsOf(refused).length > 0)
    assert.deepEqual(textsOf(refused), ['e-mail given up'])

    await office.leave()
    const old = await enqueueEmail(app, toMeera)
    await until(() => textsOf(old).length > 0)
    clock.pass(73 * hour)
    app.outbox.nudge()
    await until(() => textsOf(old).length > 1)
    assert.deepEqual(textsOf(old), [failed, 'e-mail given up'])
    assert(!worker.lines.some((line) => /meera|lakeview|no such user/i.test(line)))
  },
)

testOnEachEngine(
  'stopping waits for the e-mail that is being sent, and sends no other',
  async (world) => {
    await using office = await openTestSmtp()
    office.troubles.push('slow')
    await enqueueEmail(world.app, toMeera)
    await enqueueEmail(world.app, toSales)
    const worker = startEmailWorker(world, office)
    await until(() => office.troubles.length === 0)
    const start = performance.now()
    await worker.stop()
    assert(performance.now() - start < 4000)
    assert.equal(office.received.length, 1)
    const { sentAt } = await world.app.db
      .selectFrom('emails')
      .select('sentAt')
      .where('kind', '=', toMeera.kind)
      .executeTakeFirstOrThrow()
    assert(sentAt)
  },
)

testOnEachEngine(
  'a database that is away for a while ends nothing, and sends nothing twice',
  async (world) => {
    await using office = await openTestSmtp()
    const { app } = world
    office.troubles.push('slow')
    await enqueueEmail(app, toMeera)
    await using worker = startEmailWorker(world, office)
    await until(() => office.troubles.length === 0)
    await sql`alter table emails rename to emails_elsewhere`.execute(app.db)
    await until(() => office.received.length === 1)
    await wait(500)
    await sql`alter table emails_elsewhere rename to emails`.execute(app.db)
    await until(
      async () =>
        (await app.db.selectFrom('emails').select('sentAt').executeTakeFirst())?.sentAt !== null,
    )
    await sql`alter table emails rename to emails_elsewhere`.execute(app.db)
    app.outbox.nudge()
    await until(() => worker.lines.some((line) => line.includes('could not be processed')))
    await sql`alter table emails_elsewhere rename to emails`.execute(app.db)
    await enqueueEmail(app, toSales)
    await until(() => office.received.length === 2)
  },
)

testOnEachEngine('the log names no person, no secret and no password', async (world) => {
  await using office = await openTestSmtp()
  office.troubles.push('unknown', 'drops')
  await enqueueEmail(world.app, passwordForMeera)
  await enqueueEmail(world.app, { ...toSales, recipient: 'nobody at all' })
  await enqueueEmail(world.app, toSales)
  await using worker = startEmailWorker(world, office)
  await until(() => worker.lines.some((line) => line.includes('"away"')))
  world.clock.pass(minute)
  world.app.outbox.nudge()
  await until(() => office.received.length === 1)
  await until(() => worker.lines.some((line) => line.includes('e-mail sent')))
  const log = worker.lines.join('')
  for (const word of [
    'meera',
    'tamarindit',
    'nobody',
    passwordForMeera.secret,
    postUser.password,
  ]) {
    assert(!log.includes(word), `${word} is in the log`)
  }
  assert.match(log, /"fate":"refused","code":"EENVELOPE 550"/)
})
