import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { isPosix } from '#tests/posix.ts'
import { isLostWith } from './is-lost-with.ts'

test(
  'a backup inside the folder is lost with it, also where a link leads there',
  isPosix,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
    try {
      const data = join(folder, 'data')
      assert(isLostWith(join(data, 'backups'), data))
      await mkdir(data)
      await symlink(data, join(folder, 'link'))
      for (const inside of ['data', 'data/backups', 'data/files/a', 'link', 'link/a/b']) {
        assert(isLostWith(join(folder, inside), data), inside)
        assert(isLostWith(join(folder, inside), join(folder, 'link')), inside)
      }
      for (const outside of ['', 'backups', 'data-2']) {
        assert(!isLostWith(join(folder, outside), data), outside)
      }
      await mkdir(join(folder, 'elsewhere'))
      await symlink(join(folder, 'elsewhere'), join(data, 'files'))
      assert(isLostWith(join(folder, 'elsewhere', 'backups'), data))
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)

const isMounted = deviceOf('/dev/shm') !== undefined && deviceOf('/dev/shm') !== deviceOf('/dev')

test(
  'a backup on a volume that is mounted inside the folder is not lost with it',
  { skip: !isMounted && 'no volume inside another here' },
  () => {
    assert(!isLostWith('/dev/shm/backups', '/dev'))
    assert(isLostWith('/dev/backups', '/dev'))
  },
)

function deviceOf(path: string) {
  return statSync(path, { throwIfNoEntry: false })?.dev
}
