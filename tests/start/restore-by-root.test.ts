import assert from 'node:assert/strict'
import { chown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { asha } from '../fixtures/people.ts'
import { emptySiteFor, fail, serveDemo, succeed } from './backup-steps.ts'
import { newDataDir } from './data-dir.ts'
import { mountSmallDisk } from './small-disk.ts'
import { testStartOnEachEngine } from './start-on-each-engine.ts'

const own = { ADMIN_EMAIL: asha.email, ADMIN_PASSWORD: asha.password, DEMO_CONTENT: 'off' }
const isRoot = process.getuid?.() === 0
const nobody = 65_534

if (isRoot) {
  testStartOnEachEngine(
    'a restore by root into the folder of another user leaves all of it to that user',
    async (base, engine) => {
      await using elsewhere = await newDataDir()
      await using folder = await newDataDir()
      const backup = join(elsewhere.path, 'backup')
      const settings = { ...base, ...own }
      await serveDemo(settings)
      await succeed('back-up', [backup], settings)
      await emptySiteFor(settings, elsewhere.path)
      await chown(folder.path, nobody, nobody)
      const restored = { ...settings, DATA_DIR: folder.path }
      await succeed('restore', [backup], restored)
      if (engine === 'sqlite') await succeed('restore', [backup], restored)
      const made = await readdir(folder.path, { recursive: true })
      assert.deepEqual(await othersThan(nobody, folder.path), [])
      assert(made.includes(join('files', 'owner')))
      assert.equal(
        made.some((name) => name.startsWith('set-aside-')),
        engine === 'sqlite',
      )
    },
  )
}

test('a restore by root that is refused for want of room leaves nothing of root', async (t) => {
  await using site = await newDataDir()
  await using elsewhere = await newDataDir()
  await using disk = await mountSmallDisk(1)
  if (!disk) return t.skip('a disk can be mounted by root on Linux alone')
  const backup = join(elsewhere.path, 'backup')
  await serveDemo({ ...own, DATA_DIR: site.path })
  await succeed('back-up', [backup], { ...own, DATA_DIR: site.path })
  await chown(disk.path, nobody, nobody)
  const refused = await fail('restore', [backup], { ...own, DATA_DIR: disk.path })
  assert.match(refused, /has no room for the backup/)
  assert.deepEqual(await othersThan(nobody, disk.path), [])
  assert.deepEqual(await readdir(disk.path), ['owner.lock'])
})

/** What in the folder belongs to others. */
async function othersThan(user: number, folder: string) {
  const names = await readdir(folder, { recursive: true })
  const owners = await Promise.all(
    names.map(async (name) => [name, (await stat(join(folder, name))).uid] as const),
  )
  return owners.filter(([, uid]) => uid !== user).map(([name]) => name)
}
