import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'

const root = new URL('../..', import.meta.url)
const page = await readFile(new URL('docs/security-review.md', root), 'utf8')
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| ([^|]*) \|$/gm)]

test('the security review has one row for each requirement of ASVS 5.0 at levels 1 and 2', () => {
  assert.equal(new Set(rows.map(([, number]) => number)).size, rows.length)
  const ofLevel = (level: string) => rows.filter((row) => row[2] === level).length
  assert.deepEqual([ofLevel('1'), ofLevel('2')], [70, 183])
})

test('every result in the security review is one that it explains, with a reason', () => {
  const results = ['met', 'partly', 'not met', 'operator', 'n/a']
  for (const [row, , , result = '', reason = ''] of rows) {
    assert(results.includes(result), row)
    assert(reason.trim().length > 3, row)
  }
})

test('every file that the security review names exists', () => {
  const paths = [...page.matchAll(/`((?:src|tests|scripts)\/[^`]+)`/g)].map(([, path = '']) => path)
  assert(paths.length > 20)
  for (const path of paths) assert(existsSync(new URL(path, root)), path)
})
