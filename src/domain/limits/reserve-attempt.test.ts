import assert from 'node:assert/strict'
import { day, hour, minute, second } from '#platform/clock/clock.ts'
import {
  asha,
  addAdministrator,
  fromHome,
  fromTheOffice,
  ravi,
  signInAs,
} from '#tests/fixtures/people.ts'
import { refusalOf } from '#tests/fixtures/refusals.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { forgetAttempts, forgetOldAttempts, reserveAttempt } from './reserve-attempt.ts'

const wrong = { ...asha, password: 'something-else' }
const atTheOffice = { email: asha.email, address: fromTheOffice.address }

testOnEachEngine(
  'after five failures the sixth attempt has to wait, even with the right password',
  async ({ app, clock }) => {
    await addAdministrator(app, asha)
    for (let count = 0; count < 5; count++) {
      assert.equal((await refusalOf(signInAs(app, wrong))).kind, 'unauthorized')
    }
    clock.pass(4.5 * minute)
    for (const person of [asha, wrong]) {
      const refusal = await refusalOf(signInAs(app, person))
      assert.equal(refusal.kind, 'too-many')
      assert.equal(refusal.message, 'Too many attempts. Please try again in 11 minutes.')
      assert.equal(refusal.retryAfterSeconds, 630)
    }
  },
)

testOnEachEngine(
  'the same account is free from another address, and another account from this one',
  async ({ app }) => {
    await addAdministrator(app, asha)
    await addAdministrator(app, ravi)
    await failOften(app, 5, atTheOffice)
    assert.equal((await refusalOf(signInAs(app, asha))).kind, 'too-many')
    assert.ok(await signInAs(app, asha, fromHome))
    assert.ok(await signInAs(app, ravi))
  },
)

testOnEachEngine(
  'twenty failures from one address, whatever the account, are enough',
  async ({ app }) => {
    await addAdministrator(app, asha)
    for (let count = 0; count < 20; count++) {
      await reserveAttempt(app, {
        email: `guess-${count}@tamarindit.example`,
        address: fromTheOffice.address,
      })
    }
    for (const person of [asha, ravi])
      assert.equal((await refusalOf(signInAs(app, person))).kind, 'too-many')
    assert.ok(await signInAs(app, asha, fromHome))
  },
)

testOnEachEngine(
  'a person who waits as long as the refusal says is let in',
  async ({ app, clock }) => {
    await addAdministrator(app, asha)
    await failOften(app, 1, atTheOffice)
    clock.pass(3 * minute)
    await failOften(app, 4, atTheOffice)
    clock.pass(minute)
    const { retryAfterSeconds } = await refusalOf(signInAs(app, asha))
    assert.equal(retryAfterSeconds, 11 * 60)
    clock.pass((11 * 60 - 1) * second)
    const last = await refusalOf(signInAs(app, asha))
    assert.equal(last.message, 'Too many attempts. Please try again in 1 minutes.')
    assert.equal(last.retryAfterSeconds, 1)
    clock.pass(second)
    assert.ok(await signInAs(app, asha))
  },
)

testOnEachEngine('a try that was refused does not make the wait longer', async ({ app, clock }) => {
  await failOften(app, 5, atTheOffice)
  for (let minutes = 1; minutes < 15; minutes++) {
    clock.pass(minute)
    assert.equal(
      (await refusalOf(reserveAttempt(app, atTheOffice))).retryAfterSeconds,
      (15 - minutes) * 60,
    )
  }
  clock.pass(minute)
  await failOften(app, 5, atTheOffice)
})

testOnEachEngine('failures fall out of the window one by one', async ({ app, clock }) => {
  for (let count = 0; count < 5; count++) {
    await failOften(app, 1, atTheOffice)
    clock.pass(3 * minute)
  }
  await failOften(app, 1, atTheOffice)
  assert.equal((await refusalOf(reserveAttempt(app, atTheOffice))).retryAfterSeconds, 3 * 60)
})

testOnEachEngine('a sign-in that succeeds takes the failures before it back', async ({ app }) => {
  await addAdministrator(app, asha)
  for (let round = 0; round < 3; round++) {
    await failOften(app, 4, atTheOffice)
    await signInAs(app, asha)
  }
  await failOften(app, 5, atTheOffice)
})

testOnEachEngine('a success takes back its own failures only', async ({ app }) => {
  const others = [
    { ...atTheOffice, address: fromHome.address },
    { ...atTheOffice, email: ravi.email },
  ]
  for (const attempt of [atTheOffice, ...others]) await failOften(app, 5, attempt)
  await forgetAttempts(app, atTheOffice)
  await failOften(app, 5, atTheOffice)
  for (const other of others)
    assert.equal((await refusalOf(reserveAttempt(app, other))).kind, 'too-many')
})

testOnEachEngine('of forty tries at once at most five reach the password', async ({ app }) => {
  await addAdministrator(app, asha)
  const tries = Array.from({ length: 40 }, () => refusalOf(signInAs(app, wrong)))
  const kinds = (await Promise.all(tries)).map((refusal) => refusal.kind)
  const reached = kinds.filter((kind) => kind === 'unauthorized').length
  assert.ok(reached <= 5, `${reached} reached it`)
  assert.equal(kinds.filter((kind) => kind === 'too-many').length, 40 - reached)
  assert.equal(await countAttempts(app), reached)
})

testOnEachEngine(
  'of forty guesses at once with the right one among them, at most five are tried',
  async ({ app }) => {
    await addAdministrator(app, asha)
    const people = Array.from({ length: 40 }, (_, number) => (number === 39 ? asha : wrong))
    const tries = await Promise.allSettled(people.map((person) => signInAs(app, person)))
    const refused = tries
      .filter((one) => one.status === 'rejected')
      .map((one) => one.reason as { kind: string })
    assert.ok(refused.filter(({ kind }) => kind === 'unauthorized').length <= 5)
  },
)

testOnEachEngine('without limits nobody waits and nothing is counted', async ({ app }) => {
  const unlimited = { ...app, rateLimits: false }
  await failOften(unlimited, 30, atTheOffice)
  assert.equal(await countAttempts(app), 0)
})

testOnEachEngine('attempts are deleted after an hour, and none before', async ({ app, clock }) => {
  await failOften(app, 2, atTheOffice)
  clock.pass(20 * minute)
  await failOften(app, 3, atTheOffice)
  await forgetOldAttempts(app)
  assert.equal(await countAttempts(app), 5)
  clock.pass(40 * minute)
  await forgetOldAttempts(app)
  assert.equal(await countAttempts(app), 3)
})

for (const [name, jump] of Object.entries({ 'an hour': hour, '400 days': 400 * day })) {
  testOnEachEngine(
    `failures before the clock was set back by ${name} do not count, and are deleted`,
    async ({ app, clock }) => {
      await failOften(app, 5, atTheOffice)
      clock.pass(-jump)
      await failOften(app, 4, atTheOffice)
      clock.pass(minute)
      await failOften(app, 1, atTheOffice)
      const refusal = await refusalOf(reserveAttempt(app, atTheOffice))
      assert.equal(refusal.retryAfterSeconds, 14 * 60)
      await forgetOldAttempts(app)
      assert.equal(await countAttempts(app), 5)
    },
  )
}

/** Every attempt counts as failed until a success takes it back. */
async function failOften(app: App, times: number, attempt: typeof atTheOffice) {
  for (let count = 0; count < times; count++) await reserveAttempt(app, attempt)
}

async function countAttempts(app: App) {
  return (await app.db.selectFrom('signInAttempts').select('id').execute()).length
}
