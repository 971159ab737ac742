import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { findOldNames } from '../../scripts/find-old-names.ts'
import { readSourceFiles } from '../../scripts/import-rules/read-source-files.ts'

test('no file of this repository has a name that the code has given up', async () => {
  const files = await readSourceFiles(join(import.meta.dirname, '../..'))
  assert(files.length > 1000)
  assert.deepEqual(findOldNames(files), [])
})

test('an old name is found with its line and the name that replaced it', () => {
  const text = `import { lockRow } from './lock-row.ts'\nawait holdRow(app, 'contacts', id)`
  assert.deepEqual(findOldNames([{ path: 'src/domain/planted.ts', text }]), [
    'src/domain/planted.ts:2 holdRow: write lockRow',
  ])
})

test('a longer name that contains an old one is no finding', () => {
  const text = 'const tellStoryline = isWornOut && doorHouse'
  assert.deepEqual(findOldNames([{ path: 'src/domain/planted.ts', text }]), [])
})
