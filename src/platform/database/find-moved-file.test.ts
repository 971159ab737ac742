import assert from 'node:assert/strict'
import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { isPosix, withoutRootRights } from '#tests/posix.ts'
import { movedFileFinder } from './find-moved-file.ts'

test('a log that is made after the open is known from then on', async () => {
  await using folder = await openFolder()
  const findMovedFile = movedFileFinder(folder.path)
  assert.equal(findMovedFile(), undefined)
  await writeFile(folder.log, 'log')
  assert.equal(findMovedFile(), undefined)
  await rm(folder.log)
  assert.equal(findMovedFile(), folder.log)
})

test('a log that is deleted before it was looked at a second time is found', async () => {
  await using folder = await openFolder()
  await writeFile(folder.log, 'log')
  const findMovedFile = movedFileFinder(folder.path)
  await rm(folder.log)
  assert.equal(findMovedFile(), folder.log)
})

test('files in a folder without rights count as in their place', isPosix, async () => {
  await using folder = await openFolder()
  await chmod(folder.folder, 0o755)
  const findMovedFile = movedFileFinder(folder.path)
  await chmod(folder.folder, 0o000)
  assert.equal(withoutRootRights(findMovedFile), undefined)
  await chmod(folder.folder, 0o755)
  await rename(folder.path, `${folder.path}-elsewhere`)
  assert.equal(withoutRootRights(findMovedFile), folder.path)
})

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
  const path = join(folder, 'site.db')
  await writeFile(path, 'database')
  return {
    folder,
    path,
    log: `${path}-wal`,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  }
}
