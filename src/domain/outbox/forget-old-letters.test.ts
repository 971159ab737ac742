import assert from 'node:assert/strict'
import { day, second } from '#platform/clock/clock.ts'
import { toMeera, toSales } from '#tests/stories/letters.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { claimLetter, keepSent } from './change-letters.ts'
import { enqueueLetter } from './enqueue-letter.ts'
import { forgetOldLetters } from './forget-old-letters.ts'

testOnEachEngine('a letter goes a year after it was sent, and not a day before', async (world) => {
  const { app, clock } = world
  await enqueueLetter(app, toMeera)
  clock.pass(3 * day)
  const letter = await claimLetter(app)
  assert(letter)
  await keepSent(app, letter)
  clock.pass(365 * day)
  await forgetOldLetters(app)
  assert.equal((await kindsIn(app)).length, 1)
  clock.pass(day)
  await forgetOldLetters(app)
  assert.deepEqual(await kindsIn(app), [])
})

testOnEachEngine(
  'a letter that was never sent is deleted a year after it was enqueued',
  async (world) => {
    const { app, clock } = world
    await enqueueLetter(app, toMeera)
    clock.pass(366 * day - second)
    await enqueueLetter(app, toSales)
    await forgetOldLetters(app)
    assert.equal((await kindsIn(app)).length, 2)
    clock.pass(second)
    await forgetOldLetters(app)
    assert.deepEqual(await kindsIn(app), [toSales.kind])
  },
)

async function kindsIn({ db }: App) {
  return (await db.selectFrom('letters').select('kind').execute()).map(({ kind }) => kind)
}
