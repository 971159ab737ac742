import assert from 'node:assert/strict'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { isPosix, withoutRootRights } from '#tests/posix.ts'
import { refuseUnwritableFile, refuseUnwritableFolder } from './refuse-unwritable.ts'

const folder = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
after(() => rm(folder, { recursive: true }))

test('a file of another user is one line that says what to do', isPosix, async () => {
  const path = join(folder, 'site.db')
  await chmod(folder, 0o755)
  await writeFile(path, 'content')
  refuseUnwritableFile(path)
  for (const mode of [0o000, 0o444]) {
    await chmod(path, mode)
    assert.match(
      refusalOf(() => refuseUnwritableFile(path)),
      /site\.db cannot be read and written: EACCES.*\(chown -R\)$/,
    )
  }
})

test('a folder of another user is one line that says what to do', isPosix, async () => {
  const path = join(folder, 'data')
  await mkdir(path)
  refuseUnwritableFolder(path)
  assert.deepEqual(await readdir(path), [])
  await chmod(path, 0o555)
  assert.match(
    refusalOf(() => refuseUnwritableFolder(path)),
    /data cannot be read and written: EACCES/,
  )
})

test('a folder in the place of a file is one line', async () => {
  const path = join(folder, 'folder')
  await mkdir(path)
  assert.match(
    refusalOf(() => refuseUnwritableFile(path)),
    /folder cannot be read and written: EISDIR/,
  )
})

test('a file or folder that is not there is not refused', () => {
  refuseUnwritableFile(join(folder, 'nothing'))
  refuseUnwritableFolder(join(folder, 'nothing'))
})

function refusalOf(look: () => void) {
  try {
    withoutRootRights(look)
  } catch (error) {
    assert(error instanceof Error && 'kind' in error && error.kind === 'start-error', String(error))
    assert(!error.message.includes('\n'))
    return error.message
  }
  assert.fail('nothing was refused')
}
