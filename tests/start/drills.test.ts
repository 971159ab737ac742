import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { allDrills } from '../../drill/all-drills.ts'
import { shortExtent } from '../../drill/drill-extent.ts'
import type { DatabaseKind } from '../../drill/drill-report.ts'
import { runDrill } from '../../drill/run-drill.ts'
import type { Drill } from '../../drill/run-drill.ts'
import { testEngines } from '../test-databases.ts'

/** Other tests of this folder do the same with the code of the drills. */
const testedElsewhere = [
  'kill',
  'database-terminate',
  'database-fast',
  'database-immediate',
  'uploads',
]

/** Some spend most of their time waiting for the next attempt or for a timeout. */
describe('the short drills', { concurrency: 2 }, () => {
  for (const drill of allDrills.filter(({ name }) => !testedElsewhere.includes(name))) {
    for (const database of drill.databases) testDrill(drill, database)
  }
})

function testDrill(drill: Drill, database: DatabaseKind) {
  const title = drill.titleOf(shortExtent, database)
  const skip = !testEngines.includes(database) && `no ${database} here`
  test(`nothing acknowledged is lost: ${title} (${database})`, { skip }, async (context) => {
    const { signal } = context
    const outcome = await runDrill(drill, { database, extent: shortExtent, signal })
    if ('skipped' in outcome) return context.skip(outcome.skipped)
    assert('broken' in outcome)
    assert.deepEqual(outcome.broken, [])
  })
}
