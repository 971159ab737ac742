import assert from 'node:assert/strict'
import { day, hour, minute, second } from '#platform/clock/clock.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { forgetOldCounts } from './forget-old-counts.ts'
import { reserveAcknowledgement } from './reserve-acknowledgement.ts'

const meera = 'meera@lakeview.example'
const ofMailbox =
  'No acknowledgement was sent to the sender: 3 were sent to this address within 24 hours.'
const ofSite =
  'No acknowledgement was sent to the sender: the site sent 60 within an hour, which is its limit.'

function reserve(app: App, email = meera) {
  return inTransaction(app, (app) => reserveAcknowledgement(app, email))
}

async function reserveForMany(app: App, people: number) {
  for (let person = 0; person < people; person++)
    assert.equal(await reserve(app, `person${person}@bluehill.example`), undefined)
}

testOnEachEngine(
  'a mailbox gets three acknowledgements within 24 hours, however its address is written',
  async ({ app, clock }) => {
    assert.equal(await reserve(app), undefined)
    clock.pass(hour)
    assert.equal(await reserve(app, 'MEERA@lakeview.example'), undefined)
    assert.equal(await reserve(app, 'meera+quote@lakeview.example'), undefined)
    assert.equal(await reserve(app, 'mee.ra@lakeview.example'), ofMailbox)
    assert.equal(await reserve(app, 'imran@bluehill.example'), undefined)
    clock.pass(23 * hour - second)
    assert.equal(await reserve(app), ofMailbox)
    clock.pass(second)
    assert.equal(await reserve(app), undefined)
    assert.equal(await reserve(app), ofMailbox)
  },
)

testOnEachEngine(
  'the site sends 60 acknowledgements within an hour, whoever they go to',
  async ({ app, clock }) => {
    await reserveForMany(app, 60)
    for (let time = 0; time < 4; time++) assert.equal(await reserve(app), ofSite)
    clock.pass(hour)
    // What was withheld was not counted against the recipient.
    for (let time = 0; time < 3; time++) assert.equal(await reserve(app), undefined)
    assert.equal(await reserve(app), ofMailbox)
  },
)

testOnEachEngine(
  'many requests for one mailbox use up nothing of what the site may send',
  async ({ app }) => {
    for (let time = 0; time < 70; time++) await reserve(app)
    await reserveForMany(app, 57)
    assert.equal(await reserve(app, 'one-more@bluehill.example'), ofSite)
  },
)

testOnEachEngine(
  'of 20 acknowledgements at once to one mailbox exactly three are sent',
  async ({ app }) => {
    const results = await Promise.all(Array.from({ length: 20 }, () => reserve(app)))
    assert.equal(results.filter((withheld) => withheld === undefined).length, 3)
  },
)

testOnEachEngine(
  'of 80 acknowledgements at once to as many people exactly 60 are sent',
  async ({ app }) => {
    const results = await Promise.all(
      Array.from({ length: 80 }, (_, person) => reserve(app, `person${person}@bluehill.example`)),
    )
    assert.equal(results.filter((withheld) => withheld === undefined).length, 60)
  },
)

testOnEachEngine('an acknowledgement that is not enqueued is not counted', async ({ app }) => {
  for (let time = 0; time < 5; time++) {
    const work = inTransaction(app, async (app) => {
      await reserveAcknowledgement(app, meera)
      throw new Error('the database failed')
    })
    await assert.rejects(work, /the database failed/)
  }
  assert.equal(await reserve(app), undefined)
})

for (const [name, jump] of Object.entries({ 'an hour': hour, '400 days': 400 * day })) {
  testOnEachEngine(
    `acknowledgements before the clock was set back by ${name} do not count`,
    async ({ app, clock }) => {
      clock.pass(minute)
      for (let time = 0; time < 3; time++) await reserve(app)
      await reserveForMany(app, 57)
      clock.pass(-jump)
      for (let time = 0; time < 3; time++) assert.equal(await reserve(app), undefined)
      assert.equal(await reserve(app), ofMailbox)
      await reserveForMany(app, 57)
      assert.equal(await reserve(app, 'one-more@bluehill.example'), ofSite)
    },
  )
}

testOnEachEngine(
  'counts of acknowledgements are deleted when they no longer count, and hold no address',
  async ({ app, clock }) => {
    const stored = () => app.db.selectFrom('limitCounts').selectAll().execute()
    await reserve(app)
    assert.doesNotMatch(JSON.stringify(await stored()), /meera|lakeview/)
    clock.pass(day - second)
    await forgetOldCounts(app)
    assert.equal((await stored()).length, 1)
    assert.equal(await reserve(app), undefined)
    clock.pass(-day)
    await forgetOldCounts(app)
    assert.deepEqual(await stored(), [])
  },
)

testOnEachEngine('without limits every acknowledgement is sent', async ({ app }) => {
  for (let time = 0; time < 70; time++)
    assert.equal(await reserve({ ...app, rateLimits: false }), undefined)
})
