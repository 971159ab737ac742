import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findTestFiles } from '../../scripts/find-test-files.ts'
import {
  findSharingTests,
  findUnitTests,
  isSharingTest,
  isUnitTest,
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

const worldTest = `import { setTimeout as wait } from 'node:timers/promises'
import { testOnEachEngine } from '#tests/world.ts'
testOnEachEngine('a row is stored', async ({ app }) => store(app))`

const serverTest = `import { connect } from 'node:net'
import { testOnServer } from '../test-server.ts'
testOnServer('a page is served', async ({ get }) => {
  const [before, after] = [await get('/'), await get('/')]
  assert.equal(before.status, after.status)
})`

test('a test in a world of its own, or over a server of its own, shares a process', async () => {
  for (const text of [worldTest, serverTest]) {
    assert(isSharingTest(text))
    assert(!isUnitTest(text))
    for (const line of [
      `import { runServer } from '../start/run-server.ts'`,
      `import { spawn } from 'node:child_process'`,
      `mock.timers.enable()`,
      `process.env['PORT'] = '1'`,
      `after(() => close())`,
    ]) {
      assert(!isSharingTest(`${text}\n${line}`), line)
    }
  }
})

test('the tests of this repository that share are found, each once, and none that starts a process', async () => {
  const files = await findTestFiles('{src,demo,tests}/**/*.test.ts')
  const units = await findUnitTests(files)
  const sharing = await findSharingTests(files)
  assert(sharing.length > 150)
  assert(sharing.includes('src/domain/trash/find-trash.test.ts'))
  assert(sharing.includes('tests/pages/home.test.ts'))
  assert(!sharing.some((file) => units.includes(file) || file.startsWith('tests/start/')))
})
