import assert from 'node:assert/strict'
import { mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { isPosix } from '#tests/posix.ts'
import { isInside, realPathOf } from './is-inside.ts'

test('a folder has itself and what is below it inside, and neighbours with like names outside', () => {
  for (const path of ['/data', '/data/files/a', '/data/..hidden']) assert(isInside(path, '/data'))
  for (const path of ['/', '/data-2', '/backups/data', '/data/..']) {
    assert(!isInside(path, '/data'), path)
  }
})

test('a link is followed to what does not exist yet', isPosix, async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'tamarind-test-')))
  try {
    await mkdir(join(folder, 'data'))
    await symlink(join(folder, 'data'), join(folder, 'link'))
    assert.equal(realPathOf(join(folder, 'link', 'a', 'b')), join(folder, 'data', 'a', 'b'))
  } finally {
    await rm(folder, { recursive: true })
  }
})
