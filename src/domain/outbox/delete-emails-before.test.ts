import assert from 'node:assert/strict'
import { ago, day, second } from '#platform/clock/clock.ts'
import { toMeera, toSales } from '#tests/fixtures/received-emails.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { claimEmail, markSent } from './claim-email.ts'
import { enqueueEmail } from './enqueue-email.ts'
import { deleteEmailsBefore } from './delete-emails-before.ts'

const year = 366 * day

testOnEachEngine('an e-mail goes a year after it was sent, and not a day before', async (world) => {
  const { app, clock } = world
  await enqueueEmail(app, toMeera)
  clock.pass(3 * day)
  const email = await claimEmail(app)
  assert(email)
  await markSent(app, email)
  clock.pass(365 * day)
  await deleteEmailsBefore(app, ago(clock, year))
  assert.equal((await kindsIn(app)).length, 1)
  clock.pass(day)
  await deleteEmailsBefore(app, ago(clock, year))
  assert.deepEqual(await kindsIn(app), [])
})

testOnEachEngine(
  'an e-mail that was never sent is deleted a year after it was enqueued',
  async (world) => {
    const { app, clock } = world
    await enqueueEmail(app, toMeera)
    clock.pass(366 * day - second)
    await enqueueEmail(app, toSales)
    await deleteEmailsBefore(app, ago(clock, year))
    assert.equal((await kindsIn(app)).length, 2)
    clock.pass(second)
    await deleteEmailsBefore(app, ago(clock, year))
    assert.deepEqual(await kindsIn(app), [toSales.kind])
  },
)

async function kindsIn({ db }: App) {
  return (await db.selectFrom('emails').select('kind').execute()).map(({ kind }) => kind)
}
