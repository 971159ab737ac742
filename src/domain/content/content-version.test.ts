import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { openLog } from '#platform/log/open-log.ts'
import { testOnEachEngine } from '#tests/world.ts'
import type { App } from '../app.ts'
import { contentVersion } from './content-version.ts'
import { raiseContentVersion } from './raise-content-version.ts'
import { readContentVersion, watchContentVersion } from './watch-content-version.ts'

const log = openLog('silent')

/** And half of one more, which a busy machine may need for the query itself. */
const aSecond = 1500

test('a version only rises, whatever arrives late', () => {
  const content = contentVersion()
  for (const version of [3, 1, 2]) content.raiseTo(version)
  assert.equal(content.current, 3)
  content.raiseTo(4)
  assert.equal(content.current, 4)
})

testOnEachEngine('a process that starts reads the content version', async ({ app }) => {
  await inTransaction(app, raiseContentVersion)
  const late = anotherProcess(app)
  await readContentVersion(late)
  assert.equal(late.content.current, app.content.current)
  assert.ok(late.content.current > 1)
})

testOnEachEngine(
  'the changing process has the new version at once, and not before it is on disk',
  async ({ app }) => {
    await readContentVersion(app)
    const before = app.content.current
    await inTransaction(app, async (app) => {
      await raiseContentVersion(app)
      assert.equal(app.content.current, before)
    })
    assert.equal(app.content.current, before + 1)
  },
)

testOnEachEngine('a change that is taken back leaves the version where it was', async ({ app }) => {
  await readContentVersion(app)
  const before = app.content.current
  const change = inTransaction(app, async (app) => {
    await raiseContentVersion(app)
    throw new Error('the customer has left')
  })
  await assert.rejects(change)
  await readContentVersion(app)
  assert.equal(app.content.current, before)
})

testOnEachEngine('many changes at once each have a version of their own', async ({ app }) => {
  await readContentVersion(app)
  const before = app.content.current
  await Promise.all(Array.from({ length: 20 }, () => inTransaction(app, raiseContentVersion)))
  assert.equal(app.content.current, before + 20)
})

testOnEachEngine('a change by one process is seen by another within a second', async ({ app }) => {
  const other = anotherProcess(app)
  const ending = new AbortController()
  const watching = watchContentVersion(other, log, ending.signal)
  for (let round = 0; round < 2; round++) {
    await inTransaction(app, raiseContentVersion)
    const current = app.content.current
    assert.ok(await isTrueWithin(aSecond, () => other.content.current === current))
  }
  ending.abort()
  await watching
  await inTransaction(app, raiseContentVersion)
  assert.equal(await isTrueWithin(700, () => other.content.current === app.content.current), false)
})

testOnEachEngine('a database that is away for a while does not end the watch', async ({ app }) => {
  const other = anotherProcess(app)
  const ending = new AbortController()
  await inTransaction(app, raiseContentVersion)
  await sql`alter table content rename to away`.execute(app.db)
  const watching = watchContentVersion(other, log, ending.signal)
  await wait(50)
  assert.equal(other.content.current, 0)
  await sql`alter table away rename to content`.execute(app.db)
  assert.ok(await isTrueWithin(aSecond, () => other.content.current === app.content.current))
  ending.abort()
  await watching
})

/** On the same database, with a memory of its own. */
function anotherProcess(app: App): App {
  return { ...app, content: contentVersion() }
}

async function isTrueWithin(milliseconds: number, question: () => boolean) {
  const end = performance.now() + milliseconds
  while (!question()) {
    if (performance.now() > end) return false
    await wait(5)
  }
  return true
}
