import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findTestFiles } from '../../scripts/find-test-files.ts'
import {
  findUnitTests,
  findWorldTests,
  isUnitTest,
  isWorldTest,
} from '../../scripts/find-unit-tests.ts'

const unit = `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageOf } from './paging.ts'
test('a page is found', () => assert(pageOf(1)))`

test('a test that imports only the code under test shares a process', () => {
  assert(isUnitTest(unit))
})

for (const line of [
  `import { testOnEachEngine } from '#tests/world.ts'`,
  `import { readFile } from 'node:fs/promises'`,
  `import { spawn } from 'node:child_process'`,
  `process.env['PORT'] = '1'`,
  `mock.timers.enable()`,
  `after(() => close())`,
  `const { pageOf: other } = await import('./paging.ts')`,
]) {
  test(`a test with "${line}" has a process of its own`, () => {
    assert(!isUnitTest(`${unit}\n${line}`))
  })
}

test('a file without a test has a process of its own, where that is noticed', () => {
  assert(!isUnitTest(unit.slice(0, unit.lastIndexOf('\n'))))
})

test('the unit tests of this repository are found, none of them below tests', async () => {
  const files = await findTestFiles('{src,demo,tests}/**/*.test.ts')
  const units = await findUnitTests(files)
  assert(units.length > 50)
  assert(units.includes('src/api/paging.test.ts'))
  assert(units.every((file) => !file.startsWith('tests/')))
})

const worldTest = `import { testOnEachEngine } from '#tests/world.ts'
testOnEachEngine('a row is stored', async ({ app }) => store(app))`

test('a test in a world of its own shares a process with others like it', async () => {
  assert(isWorldTest(worldTest))
  assert(!isUnitTest(worldTest))
  for (const line of [
    `import { testOnServer } from '#tests/test-server.ts'`,
    `import { createServer } from 'node:http'`,
    `mock.timers.enable()`,
  ]) {
    assert(!isWorldTest(`${worldTest}\n${line}`), line)
  }
  const files = await findTestFiles('{src,demo,tests}/**/*.test.ts')
  const worlds = await findWorldTests(files)
  assert(worlds.length > 50)
  assert(worlds.includes('src/domain/trash/find-trash.test.ts'))
})
