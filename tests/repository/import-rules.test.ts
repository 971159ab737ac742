import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { findForbiddenImports } from '../../scripts/import-rules/find-forbidden-imports.ts'
import { readSourceFiles } from '../../scripts/import-rules/read-source-files.ts'
import { plantedViolations, soundRepository } from './planted-violations.ts'

/** The findings of a sound repository with these files in it, as `file:line rule`. */
function findingsWith(files: Record<string, string>) {
  const all = Object.entries({ ...soundRepository, ...files }).map(([path, text]) => ({
    path,
    text,
  }))
  return findForbiddenImports(all).map(({ path, line, rule }) => `${path}:${line} ${rule}`)
}

test('a sound repository has no findings', () => {
  assert.deepEqual(findingsWith({}), [])
})

for (const [fault, files, expected] of plantedViolations) {
  test(`${fault} is caught, and nothing else`, () => {
    assert.deepEqual(findingsWith(files), [expected])
  })
}

test('.ts and .tsx files are read from the disk, planted faults included', async () => {
  const root = await mkdtemp(join(tmpdir(), 'folder with spaces '))
  const planted = {
    ...soundRepository,
    'src/platform/index.tsx': `import '#domain/tables.ts'\nexport const one = 1`,
  }
  for (const [path, text] of Object.entries(planted)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const files = await readSourceFiles(root)
  await rm(root, { recursive: true })
  assert.deepEqual(files.map(({ path }) => path).toSorted(), Object.keys(planted).toSorted())
  assert.deepEqual(
    findForbiddenImports(files).map(({ rule }) => rule),
    ['barrel', 'upward-import'],
  )
})

test('both kinds of file of this repository are read', async () => {
  const paths = (await readSourceFiles(join(import.meta.dirname, '../..'))).map(({ path }) => path)
  assert.ok(paths.includes('src/web/root.tsx'))
  assert.ok(paths.includes('src/server/main.ts'))
})
