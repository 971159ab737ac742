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
import type { AccountOwner } from './known-sign-ins.ts'
import { forgetOldAttempts, reserveAttempt } from './reserve-attempt.ts'
import { forgetOldSlowDowns, slowDownLimits } from './slow-down.ts'

const wrong = { ...asha, password: 'something-else' }

testOnEachEngine(
  'after 50 failures from unknown addresses one check in 30 seconds is left for all of them',
  async ({ app, clock }) => {
    await addAdministrator(app, asha)
    await failFromMany(app, 50)
    assert.equal((await refusalOf(signInAs(app, wrong, stranger(100)))).kind, 'unauthorized')
    for (const number of [101, 102]) {
      const refusal = await refusalOf(signInAs(app, asha, stranger(number)))
      assert.equal(refusal.kind, 'too-many')
      assert.equal(refusal.message, 'Too many attempts. Please try again in 1 minutes.')
      assert.equal(refusal.retryAfterSeconds, 30)
    }
    clock.pass(30 * second)
    assert.ok(await signInAs(app, asha, stranger(103)))
  },
)

testOnEachEngine(
  'of many at once from unknown addresses one is checked while an account is slowed',
  async ({ app }) => {
    await addAdministrator(app, asha)
    await failFromMany(app, 50)
    const refusals = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        refusalOf(signInAs(app, wrong, stranger(100 + number))),
      ),
    )
    const checked = refusals.filter(({ kind }) => kind === 'unauthorized')
    assert.equal(checked.length, 1)
  },
)

testOnEachEngine(
  'an address that signed in within 30 days is not slowed, and its failures do not count',
  async ({ app, clock }) => {
    const { accountId } = await addAdministrator(app, asha)
    const owner = { accountId }
    await signInAs(app, asha)
    await signInAs(app, asha, fromHome)
    clock.pass(29 * day)
    for (const { address } of [fromTheOffice, fromHome]) {
      for (let failure = 0; failure < 4; failure++)
        await reserveAttempt(app, { email: asha.email, address })
    }
    await failFromMany(app, 46, { owner })
    assert.equal((await refusalOf(signInAs(app, wrong, stranger(100)))).kind, 'unauthorized')
    assert.equal((await refusalOf(signInAs(app, wrong, stranger(101)))).kind, 'unauthorized')
    await failFromMany(app, 10, { first: 200, owner })
    assert.equal((await refusalOf(signInAs(app, wrong, stranger(102)))).kind, 'too-many')
    assert.ok(await signInAs(app, asha, fromHome))
    assert.ok(await signInAs(app, asha))
  },
)

testOnEachEngine('an account that does not exist is slowed in the same way', async ({ app }) => {
  await addAdministrator(app, asha)
  const heard = []
  for (const person of [wrong, ravi]) {
    await failFromMany(app, 50, { email: person.email })
    const first = await refusalOf(signInAs(app, person, stranger(100)))
    const second = await refusalOf(signInAs(app, person, stranger(101)))
    heard.push(
      [first, second].map(({ kind, message, retryAfterSeconds }) => ({
        kind,
        message,
        retryAfterSeconds,
      })),
    )
  }
  assert.deepEqual(heard[0], heard[1])
})

testOnEachEngine(
  'the owner of a slowed account gets one e-mail a day, which names no address',
  async ({ app, clock }) => {
    await addAdministrator(app, asha)
    await failFromMany(app, 50)
    for (let round = 0; round < 3; round++) {
      await refusalOf(signInAs(app, wrong, stranger(100 + round)))
      clock.pass(30 * second)
    }
    const [warning, ...others] = await warningsOf(app)
    assert(warning)
    assert.deepEqual(others, [])
    assert.equal(warning.recipient, asha.email)
    assert.doesNotMatch(warning.content, /\d+\.\d+\.\d+\.\d+/)
    assert(warning.content.includes(`more than ${slowDownLimits.failures} sign-ins`))
    assert(warning.content.includes(`every ${slowDownLimits.pause / second} seconds`))
    clock.pass(day)
    await failFromMany(app, 50)
    await refusalOf(signInAs(app, wrong, stranger(100)))
    assert.equal((await warningsOf(app)).length, 2)
  },
)

testOnEachEngine(
  'nobody is warned of an account that does not exist, or of a sign-in that succeeds',
  async ({ app }) => {
    await addAdministrator(app, asha)
    await failFromMany(app, 50)
    await signInAs(app, asha, stranger(100))
    await failFromMany(app, 50, { email: ravi.email })
    await refusalOf(signInAs(app, ravi, stranger(100)))
    assert.deepEqual(await warningsOf(app), [])
  },
)

testOnEachEngine(
  'failures older than an hour, or dated in the future, slow nothing down',
  async ({ app, clock }) => {
    await addAdministrator(app, asha)
    await failFromMany(app, 50)
    clock.pass(hour + 2 * minute)
    await failFromMany(app, 40, { first: 100 })
    clock.pass(-minute)
    for (const number of [60, 61])
      assert.equal((await refusalOf(signInAs(app, wrong, stranger(number)))).kind, 'unauthorized')
  },
)

testOnEachEngine(
  'the records of a slow-down are deleted once it is over',
  async ({ app, clock }) => {
    await failFromMany(app, 60)
    clock.pass(day + minute)
    await forgetOldAttempts(app)
    await forgetOldSlowDowns(app)
    assert.deepEqual(await app.db.selectFrom('slowedSignIns').selectAll().execute(), [])
    assert.deepEqual(await app.db.selectFrom('signInAttempts').selectAll().execute(), [])
  },
)

testOnEachEngine('without limits nothing is slowed and no address is stored', async ({ app }) => {
  const unlimited = { ...app, rateLimits: false }
  await addAdministrator(app, asha)
  await failFromMany(unlimited, 60)
  assert.ok(await signInAs(unlimited, asha, stranger(100)))
  assert.deepEqual(await app.db.selectFrom('knownSignIns').selectAll().execute(), [])
})

function stranger(number: number) {
  return { ...fromHome, address: `192.0.2.${number}` }
}

type Guesses = { first?: number; email?: string; owner?: AccountOwner }

/** One failure from each of so many addresses; refusals count for nothing. */
async function failFromMany(app: App, many: number, guesses: Guesses = {}) {
  const { first = 0, email = asha.email, owner } = guesses
  for (let number = first; number < first + many; number++) {
    const attempt = { email, address: stranger(number).address, owner }
    await reserveAttempt(app, attempt).catch(() => undefined)
  }
}

function warningsOf(app: App) {
  return app.db
    .selectFrom('emails')
    .select(['recipient', 'content'])
    .where('kind', '=', 'sign-in-warning')
    .execute()
}
