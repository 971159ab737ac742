import assert from 'node:assert/strict'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { asha, addAdministrator } from '#tests/fixtures/people.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { visitor } from './actor.ts'
import { checkChain } from './check-chain.ts'
import { recordAudit, recordAudits } from './record-audit.ts'

const entries = Array.from({ length: 6 }, (_, at) => ({
  action: 'enquiry.received' as const,
  subjectId: `enquiry ${at + 1}`,
  after: { at },
}))

async function recordSix(app: App) {
  for (const entry of entries) await recordAudit(app, visitor, entry)
}

async function faultsOf({ db }: App) {
  return (await checkChain(db)).faults
}

testOnEachEngine('events as they were recorded have no fault', async ({ app }) => {
  assert.deepEqual(await checkChain(app.db), { events: 0, hash: '', faults: [] })
  await addAdministrator(app, asha)
  await recordSix(app)
  const { events, hash, faults } = await checkChain(app.db)
  assert.deepEqual(faults, [])
  assert.equal(events, 7)
  assert.match(hash, /^[\w-]{43}$/)
})

testOnEachEngine('an event whose content was changed is named', async ({ app }) => {
  await recordSix(app)
  await app.db.updateTable('audit').set({ after: '{"at":9}' }).where('number', '=', 3).execute()
  const [fault = '', ...others] = await faultsOf(app)
  assert.match(fault, /^event 3 \(.+\) is not as it was recorded$/)
  assert.deepEqual(others, [])
})

testOnEachEngine('the last event too is missed when it was removed', async ({ app }) => {
  await recordSix(app)
  await app.db.deleteFrom('audit').where('number', '=', 6).execute()
  assert.deepEqual(await faultsOf(app), ['event 6 is missing'])
  await app.db.deleteFrom('audit').where('number', 'in', [2, 3]).execute()
  assert.deepEqual(await faultsOf(app), ['events 2 to 3 are missing', 'event 6 is missing'])
})

testOnEachEngine('an event that was inserted is found wherever it stands', async ({ app }) => {
  await recordSix(app)
  const event = await app.db
    .selectFrom('audit')
    .selectAll()
    .where('number', '=', 6)
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('audit')
    .values({ ...event, id: 'one', number: 0 })
    .execute()
  await app.db
    .insertInto('audit')
    .values({ ...event, id: 'two', number: 7 })
    .execute()
  const faults = await faultsOf(app)
  assert.equal(faults[0], 'event one was not recorded by this program')
  assert.equal(faults.at(-1), 'events after 6 were not recorded by this program')
})

testOnEachEngine('of many faults the first twenty are told, and how many more', async ({ app }) => {
  await recordAudits(
    app,
    visitor,
    entries.flatMap((entry) => Array.from({ length: 8 }, () => entry)),
  )
  await app.db.updateTable('audit').set({ subjectId: 'another' }).execute()
  const faults = await faultsOf(app)
  assert.equal(faults.length, 21)
  assert.equal(faults.at(-1), 'and 28 more')
})

testOnEachEngine('transactions at the same time make one chain without a gap', async ({ app }) => {
  await Promise.all(
    entries.map((entry) =>
      inTransaction(app, async (app) => {
        await recordAudit(app, visitor, entry)
        await recordAudit(app, visitor, entry)
      }),
    ),
  )
  assert.deepEqual(await faultsOf(app), [])
  const numbers = await app.db.selectFrom('audit').select('number').orderBy('number').execute()
  assert.deepEqual(
    numbers.map(({ number }) => number),
    Array.from({ length: 12 }, (_, at) => at + 1),
  )
})

testOnEachEngine('a transaction that fails leaves no event and no gap', async ({ app }) => {
  await recordSix(app)
  const failing = inTransaction(app, async (app) => {
    await recordAudit(app, visitor, { action: 'enquiry.received' })
    throw new Error('the customer has left')
  })
  await assert.rejects(failing)
  await recordSix(app)
  const { events, faults } = await checkChain(app.db)
  assert.deepEqual({ events, faults }, { events: 12, faults: [] })
})
