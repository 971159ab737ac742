import assert from 'node:assert/strict'
import { day, hour, minute, second } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { countSubmission } from './count-submission.ts'
import { forgetOldCounts } from './forget-old-counts.ts'

const home = '203.0.113.7'
const work = '203.0.113.8'

function count(app: App, address = home) {
  return inTransaction(app, (app) => countSubmission(app, address))
}

async function countOften(app: App, times: number) {
  for (let time = 0; time < times; time++) await count(app)
}

async function subjectsIn({ db }: App) {
  const rows = await db.selectFrom('limitCounts').select('subject').orderBy('subject').execute()
  return rows.map(({ subject }) => subject)
}

testOnEachEngine(
  'after 20 submissions in 10 minutes an address waits until the first of them is 10 minutes old',
  async ({ app, clock }) => {
    await count(app)
    clock.pass(4 * minute)
    await countOften(app, 19)
    const refusal = await refusalOf(count(app))
    assert.equal(refusal.kind, 'too-many')
    assert.equal(refusal.message, 'Too many messages. Please try again in 6 minutes.')
    assert.equal(refusal.retryAfterSeconds, 360)
    await count(app, work)
    clock.pass(6 * minute)
    await count(app)
    assert.equal((await refusalOf(count(app))).retryAfterSeconds, 240)
  },
)

testOnEachEngine(
  'of 40 submissions at once from one address exactly 20 are counted',
  async ({ app }) => {
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => count(app)))
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 20)
    const row = await app.db.selectFrom('limitCounts').select('times').executeTakeFirstOrThrow()
    assert.equal((JSON.parse(row.times) as string[]).length, 20)
  },
)

for (const [name, jump] of Object.entries({ 'an hour': hour, '400 days': 400 * day })) {
  testOnEachEngine(
    `submissions before the clock was set back by ${name} do not count`,
    async ({ app, clock }) => {
      await countOften(app, 20)
      clock.pass(-jump)
      await countOften(app, 19)
      clock.pass(minute)
      await count(app)
      const refusal = await refusalOf(count(app))
      assert.equal(refusal.retryAfterSeconds, 9 * 60)
      clock.pass(9 * minute)
      await countOften(app, 19)
    },
  )
}

testOnEachEngine(
  'counts of the past and of the future are deleted, and those of the window stay',
  async ({ app, clock }) => {
    await count(app, 'of the future')
    clock.pass(-hour)
    await count(app, 'of the past')
    clock.pass(10 * minute - second)
    await count(app, 'of now')
    assert.equal((await subjectsIn(app)).length, 3)
    clock.pass(second)
    await forgetOldCounts(app)
    assert.deepEqual(await subjectsIn(app), ['of now'])
  },
)

testOnEachEngine('without limits no submission is counted', async ({ app }) => {
  await countOften({ ...app, rateLimits: false }, 30)
  assert.deepEqual(await subjectsIn(app), [])
})
