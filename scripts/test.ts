import { isBuildFresh } from './build-stamp.mjs'
import { runCheck, runChecks } from './check-steps.ts'
import { findTestFiles } from './find-test-files.ts'
import { runJourneys } from './run-journeys.ts'
import { runNodeTests } from './run-node-tests.ts'
import { runSteps, type Outcome, type Step } from './steps.ts'
import { stopSignal } from './stop-signal.ts'
import { openThrowawayPostgres } from './throwaway-postgres.ts'

const word = process.argv[2]
const signal = stopSignal()

const checked = word === undefined ? await runChecks([], signal) : undefined
const tested = await runTests().catch((error: unknown) => {
  console.error(error)
  return { passed: 0, failed: 1 }
})
const passed = (checked?.passed ?? 0) + tested.passed
const failed = (checked?.failed ?? 0) + tested.failed

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function runTests(): Promise<Outcome> {
  const nodeTests = await findTestFiles('{src,tests}/**/*.test.ts', word)
  const journeys = await findTestFiles('tests/journeys/**/*.journey.ts', word)
  await using postgres = await openThrowawayPostgres()
  if (!postgres) console.log('– no PostgreSQL here: what it would prove runs on PGlite alone')
  const options = { signal, env: postgres && { TEST_DATABASE_URL: postgres.url } }
  const steps: Step[] = [{ name: 'build', run: () => runBuild(signal) }]
  if (nodeTests.length > 0 || word === undefined)
    steps.push({ name: 'tests', run: () => runNodeTests(nodeTests, options) })
  if (journeys.length > 0 || word === undefined)
    steps.push({ name: 'journeys', run: () => runJourneys(journeys, options) })
  if (steps.length > 1) return await runSteps(steps)
  console.log(`No test has "${word}" in its path`)
  return { passed: 0, failed: 1, output: '' }
}

/** Journeys and page tests ask the built server. */
async function runBuild(signal: AbortSignal): Promise<Outcome> {
  if (isBuildFresh()) return { passed: 1, failed: 0, output: '' }
  return runCheck('node', ['scripts/build.ts'], signal)
}
