import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { after, test } from 'node:test'

const root = join(import.meta.dirname, '../..')
const folder = await mkdtemp(join(tmpdir(), 'counted tests '))
after(() => rm(folder, { recursive: true }))

const runner = `
  import { runNodeTests } from ${JSON.stringify(join(root, 'scripts/run-node-tests.ts'))}
  import { runSteps } from ${JSON.stringify(join(root, 'scripts/steps.ts'))}
  const run = () => runNodeTests(process.argv.slice(2))
  const { passed, failed } = await runSteps([{ name: 'tests', run }])
  console.log(passed + ' passed, ' + failed + ' failed')`

/** What `npm test` would say of these test files. */
async function sayingOf(...texts: string[]) {
  const names = texts.map((_, number) => join(folder, `${number}.test.mjs`))
  for (const [number, name] of names.entries())
    await writeFile(name, `import { after, describe, test } from 'node:test'\n${texts[number]}`)
  await writeFile(join(folder, 'runner.mjs'), runner)
  // Node runs no tests from within a test, unless the test does not show.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const files = names.map((name) => relative(root, name))
  const args = [join(folder, 'runner.mjs'), ...files]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  assert.equal(stderr, '')
  return { saying: stdout, counted: stdout.trim().split('\n').at(-1) }
}

test('tests and subtests of all files are counted, suites are not', async () => {
  const { counted } = await sayingOf(
    `test('one', () => {})
     describe('a suite', () => { test('two', () => {}); test('three', () => {}) })`,
    `test('four', async (t) => { await t.test('five', () => {}) })`,
  )
  assert.equal(counted, '5 passed, 0 failed')
})

test('a failure is counted, and shown with its file, its line and what the file said', async () => {
  const { counted, saying } = await sayingOf(
    `console.log('heard from the server')
     describe('a suite', () => { test('a lie', () => { throw new Error('found out') }) })
     test('true', () => {})`,
  )
  assert.equal(counted, '1 passed, 1 failed')
  assert.match(saying, /0\.test\.mjs:3 › a suite › a lie\nError: found out\n/)
  assert.match(saying, /heard from the server/)
})

test('a test that is skipped is neither passed nor failed', async () => {
  const { counted, saying } = await sayingOf(
    `test('one', () => {}); test('later', { skip: true }, () => {})`,
  )
  assert.equal(counted, '1 passed, 0 failed')
  assert.match(saying, /1 skipped/)
})

test('a file that crashes, one that holds no test and a hook that fails are failures', async () => {
  const { counted, saying } = await sayingOf(
    `throw new Error('crashed while loading')`,
    `export const nothing = 0`,
    `describe('a suite', () => { after(() => { throw new Error('hook') }); test('one', () => {}) })`,
  )
  assert.equal(counted, '1 passed, 3 failed')
  assert.match(saying, /crashed while loading/)
  assert.match(saying, /This file has no test\./)
})

test('a run without any test is a failure', async () => {
  const { counted, saying } = await sayingOf()
  assert.equal(counted, '0 passed, 1 failed')
  assert.match(saying, /Not one test ran\./)
})

test('a timer that was left running does not prevent the end of the run', async () => {
  const { counted } = await sayingOf(`test('one', () => { setInterval(() => {}, 1000) })`)
  assert.equal(counted, '1 passed, 0 failed')
})
