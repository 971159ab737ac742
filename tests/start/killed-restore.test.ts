import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { isPosix } from '../posix.ts'
import { newDataDir } from './data-dir.ts'
import { runServer } from './run-server.ts'
import { mountSmallDisk } from './small-disk.ts'

test('a restore that was killed before it changed anything leaves nothing after the next start', async () => {
  await using folder = await newDataDir()
  const stage = join(folder.path, '.restore-4711')
  await mkdir(join(stage, 'files'), { recursive: true })
  await writeFile(join(stage, 'site.db'), 'half a copy')
  await using server = await runServer({ DATA_DIR: folder.path, DEMO_CONTENT: 'off' })
  assert.equal((await fetch(`${server.address}/products`)).status, 200)
  assert(!existsSync(stage))
})

test(
  'a server starts although what a restore by root has left cannot be removed',
  isPosix,
  async (t) => {
    await using folder = await newDataDir()
    const stage = join(folder.path, '.restore-4711')
    await mkdir(stage)
    await using undeletable = await makeUndeletable(stage)
    if (!undeletable) return t.skip('root may mount no disk here')
    await using server = await runServer({ DATA_DIR: folder.path, DEMO_CONTENT: 'off' })
    assert.equal((await fetch(`${server.address}/products`)).status, 200)
    assert.match(server.stdout(), /"level":"?(40|warn).*what a killed restore has left in DATA_DIR/)
    assert(existsSync(stage))
  },
)

/** Root may delete what it has no rights for, but no disk that is mounted. */
async function makeUndeletable(folder: string) {
  if (process.getuid?.() === 0) return mountSmallDisk(1, folder)
  await writeFile(join(folder, 'site.db'), 'half a copy')
  await chmod(folder, 0o000)
  return { [Symbol.asyncDispose]: () => chmod(folder, 0o700) }
}
