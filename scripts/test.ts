import { isBuildFresh } from './build-stamp.mjs'
import { runCheck, runChecks } from './check-steps.ts'
import { findTestFiles } from './find-test-files.ts'
import { runJourneys } from './run-journeys.ts'
import { runNodeTests } from './run-node-tests.ts'
import { failure, runSteps, sumOf, type Outcome, type Step } from './steps.ts'
import { stopSignal } from './stop-signal.ts'
import { openThrowawayPostgres } from './throwaway-postgres.ts'

const word = process.argv[2]
const signal = stopSignal()

const { passed, failed } = await runEverything()
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function runEverything(): Promise<Outcome> {
  const checked = word === undefined ? [await runChecks([], signal)] : []
  const built = await runSteps([{ name: 'build', run: runBuild }])
  // Without the pages that they ask for, the tests would only repeat that.
  const tested = built.failed > 0 ? [] : [await runTests()]
  return sumOf([...checked, built, ...tested])
}

async function runBuild(): Promise<Outcome> {
  if (isBuildFresh()) return { passed: 1, failed: 0, output: '' }
  return runCheck('node', ['scripts/build.ts'], signal)
}

async function runTests(): Promise<Outcome> {
  const found = await findTestFiles('{src,demo,tests}/**/*.test.ts', word)
  // Those of whole processes take the longest: begun first, they do not run alone at the end.
  const nodeTests = found.toReversed()
  const journeys = await findTestFiles('tests/journeys/**/*.journey.ts', word)
  const steps: Step[] = []
  if (nodeTests.length > 0 || word === undefined)
    steps.push({ name: 'tests', run: () => runWithPostgres(nodeTests) })
  if (journeys.length > 0 || word === undefined)
    steps.push({ name: 'journeys', run: () => runJourneys(journeys, signal) })
  if (steps.length > 0) return runSteps(steps)
  console.log(`No test has "${word}" in its path`)
  return failure('')
}

async function runWithPostgres(files: string[]): Promise<Outcome> {
  await using postgres = await openThrowawayPostgres()
  if (postgres)
    return await runNodeTests(files, { signal, env: { TEST_DATABASE_URL: postgres.url } })
  const outcome = await runNodeTests(files, { signal })
  const notes = ['no PostgreSQL here, PGlite alone', outcome.note]
  return { ...outcome, note: notes.filter((note) => note !== undefined).join(', ') }
}
