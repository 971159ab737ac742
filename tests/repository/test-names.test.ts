import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { readSourceFiles } from '../../scripts/import-rules/read-source-files.ts'
import { findDanglingNames } from '../../scripts/test-names/find-dangling-names.ts'
import { findTestNames } from '../../scripts/test-names/find-test-names.ts'

/** The findings in a file of tests with this text, as `line name`. */
function findingsIn(text: string, path = 'src/domain/products/planted.test.ts') {
  return findDanglingNames([{ path, text }]).map((finding) => finding.replace(/^.*?:/, ''))
}

test('every name of a test in this repository is a sentence that makes sense alone', async () => {
  const files = await readSourceFiles(join(import.meta.dirname, '../..'))
  assert.deepEqual(findDanglingNames(files), [])
  assert(files.flatMap(findTestNames).length > 1000)
})

test('a name that begins with a pronoun is found, however the test is written', () => {
  const written = [
    `test('it is refused', () => {})`,
    `testOnEachEngine('what is deleted is gone', async ({ app }) => app)`,
    `test.describe('one', { tag: '@once' }, () => { test('They come first', () => {}) })`,
    'test(`so is ${method}`, () => {})',
    `testOnServerWith(settings, 'who leaves is forgotten', () => {})`,
  ]
  const found = findingsIn(written.join('\n')).map((finding) => finding.replace(/^\d+ /, ''))
  assert.deepEqual(found, [
    'it is refused',
    'what is deleted is gone',
    'one',
    'They come first',
    'so is …',
    'who leaves is forgotten',
  ])
})

test('a name that says what it is about is no finding, nor is a text outside of tests', () => {
  assert.deepEqual(
    findingsIn(`test('a one-click link ends offers', () => {})
      test('one-click links end offers', () => {})
      assert.equal(textOf('what is this'), 'it is')`),
    [],
  )
  assert.deepEqual(findingsIn(`test('it is refused', () => {})`, 'src/domain/test.ts'), [])
})

test('a finding names its file and line', () => {
  const files = [{ path: 'tests/api/planted.test.ts', text: `\ntest('it is gone', () => {})` }]
  assert.deepEqual(findDanglingNames(files), ['tests/api/planted.test.ts:2 it is gone'])
})
