import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { demoCatalogueFolder, demoCatalogues } from './demo-files.ts'

test('every catalogue is there, and no other', () => {
  const files = demoCatalogues.map(({ file }) => file)
  assert.deepEqual(readdirSync(demoCatalogueFolder).toSorted(byText), files.toSorted(byText))
})

test('each is a PDF of at most 900 KB with its fonts inside', () => {
  for (const { file } of demoCatalogues) {
    const bytes = readFileSync(join(demoCatalogueFolder, file))
    assert.equal(bytes.subarray(0, 5).toString('latin1'), '%PDF-', file)
    assert.ok(bytes.includes('/FontFile2'), `${file} names fonts that a reader may not have`)
    assert.ok(bytes.length <= 900_000, `${file} has ${bytes.length}`)
  }
})

function byText(one: string, other: string) {
  return one.localeCompare(other)
}
