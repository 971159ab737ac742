import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { isPosix } from '#tests/posix.ts'
import { isAmongFiles } from './is-among-files.ts'

test('the folder of files and what is below it are among the files, and neighbours with like names are not', () => {
  for (const path of ['/data/files', '/data/files/a', '/data/files/..hidden']) {
    assert(isAmongFiles(path, '/data'), path)
  }
  for (const path of ['/', '/data', '/data/files-2', '/backups/files', '/data/files/..']) {
    assert(!isAmongFiles(path, '/data'), path)
  }
})

test('links are followed on both sides, also to what does not exist yet', isPosix, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
  try {
    const [data, disk] = [join(folder, 'data'), join(folder, 'disk')]
    await mkdir(data)
    await mkdir(disk)
    await symlink(disk, join(data, 'files'))
    await symlink(data, join(folder, 'link'))
    for (const inside of ['disk/a/b', 'data/files/a', 'link/files']) {
      assert(isAmongFiles(join(folder, inside), data), inside)
      assert(isAmongFiles(join(folder, inside), join(folder, 'link')), inside)
    }
    assert(!isAmongFiles(join(folder, 'link/backups'), data))
  } finally {
    await rm(folder, { recursive: true })
  }
})
