import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pruneBackups, removeHalfBackups } from '#platform/backup/backup-folders.ts'
import { readManifest } from '#platform/backup/backup-manifest.ts'
import { noProgress } from '#platform/backup/progress.ts'
import { readConfig } from '#platform/config/read-config.ts'
import type { Files } from '#platform/files/files.ts'
import { inWorld } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { BackupMonitor } from './backup-monitor.ts'
import { backUpSite } from './back-up-site.ts'
import { verifySite } from './verify-site.ts'

type Scene = World & {
  folder: string
  backUp: (
    name: string,
    particulars?: { files?: Files; after?: string },
  ) => ReturnType<typeof backUpSite>
}

const key = `catalogues/${'0'.repeat(40)}.pdf`

test('the next backup shares the files that have not changed', async () => {
  await onSqlite(async ({ app, folder, backUp }) => {
    await app.files.put('pictures/abc/320.webp', Buffer.from('a picture'))
    await backUp('first')
    await app.files.put('pictures/def/320.webp', Buffer.from('another picture'))
    await backUp('second', { after: 'first' })
    const [first, second, added] = await Promise.all(
      ['first/files/pictures/abc', 'second/files/pictures/abc', 'second/files/pictures/def'].map(
        (path) => stat(join(folder, path, '320.webp')),
      ),
    )
    assert.equal(first?.ino, second?.ino)
    assert.equal(added?.nlink, 1)
    await rm(join(folder, 'first'), { recursive: true })
    const text = await readFile(join(folder, 'second/files/pictures/abc/320.webp'), 'utf8')
    assert.equal(text, 'a picture')
  })
})

test('a file that is swept while it is to be copied takes a newer copy of the database', async () => {
  await onSqlite(async ({ app, backUp }) => {
    await insertCatalogue(app)
    let isSwept = false
    const files: Files = {
      ...app.files,
      async *list(prefix) {
        if (!isSwept) {
          isSwept = true
          await app.db.deleteFrom('catalogues').execute()
          await app.files.delete(key)
        }
        yield* app.files.list(prefix)
      },
    }
    const { missing, rows } = await backUp('one', { files })
    assert.deepEqual(missing, [])
    assert.equal(rows['catalogues'], 0)
  })
})

test('printed catalogues are in no backup, since they are made again', async () => {
  await onSqlite(async ({ app, backUp }) => {
    await app.files.put('prints/abc.pdf', Buffer.from('prepared for a customer'))
    await app.files.put('pictures/abc/320.webp', Buffer.from('a picture'))
    const { files } = await backUp('one')
    assert.deepEqual(
      files.map(({ key }) => key),
      ['pictures/abc/320.webp'],
    )
  })
})

test('a file that the store has lost is named in the manifest', async () => {
  await onSqlite(async ({ app, folder, backUp }) => {
    await insertCatalogue(app)
    await app.files.delete(key)
    await backUp('one')
    assert.deepEqual((await readManifest(join(folder, 'one'))).missing, [key])
  })
})

test('a backup that fails leaves nothing that takes room', async () => {
  await onSqlite(async ({ app, folder, backUp }) => {
    const get = () => Promise.reject(new Error('the store is away'))
    await app.files.put('pictures/abc/320.webp', Buffer.from('a picture'))
    await assert.rejects(backUp('one', { files: { ...app.files, get } }), /the store is away/)
    assert.deepEqual(await readdir(folder), [])
  })
})

test('verify finds a lost file, one of another size and one of other contents', async () => {
  await onSqlite(async (world) => {
    const { app } = world
    const config = { ...readConfig({}), dataDir: world.dataDir }
    const opened = {
      ...world,
      backups: new BackupMonitor(undefined, world.clock),
      close: async () => {},
    }
    const faultsNow = async () => (await verifySite(config, opened, noProgress)).faults
    await insertCatalogue(app)
    assert.match((await faultsNow())[0] ?? '', /0\.pdf has other contents than were uploaded/)
    await app.files.put(key, Buffer.from('short'))
    assert.match((await faultsNow())[0] ?? '', /0\.pdf has 5 bytes instead of 9/)
    await app.files.delete(key)
    assert.match((await faultsNow())[0] ?? '', /0\.pdf is missing/)
    await app.db.deleteFrom('catalogues').execute()
    await app.files.put('pictures/abc/320.webp', Buffer.from('nobody names it'))
    const { faults, unnamed } = await verifySite(config, opened, noProgress)
    assert.deepEqual([faults, unnamed], [[], 1])
  })
})

test('the remains of interrupted backups are deleted, and other folders stay', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
  for (const name of ['2026-11-20-020000', '2026-11-21-020000', '2026-11-22-020000', 'mine']) {
    await mkdir(join(dir, name))
  }
  for (const whole of ['2026-11-20-020000', '2026-11-21-020000']) {
    await writeFile(join(dir, whole, 'manifest.json'), '{}')
  }
  await removeHalfBackups(dir)
  assert.deepEqual(await readdir(dir), ['2026-11-20-020000', '2026-11-21-020000', 'mine'])
  assert.equal(await pruneBackups(dir, { daily: 1, weekly: 0 }), 1)
  assert.deepEqual(await readdir(dir), ['2026-11-21-020000', 'mine'])
  await rm(dir, { recursive: true })
})

/** A row whose file has nine bytes, and a name that does not fit them. */
async function insertCatalogue(app: World['app']) {
  await app.files.put(key, Buffer.from('%PDF-1.7\n'))
  const row = { category: 'Laptops', fileKey: key, originalName: 'a.pdf', bytes: 9 } as const
  await app.db
    .insertInto('catalogues')
    .values({ ...row, changedAt: new Date().toISOString() })
    .execute()
}

async function onSqlite(body: (scene: Scene) => Promise<void>) {
  await inWorld('sqlite', async (world) => {
    const folder = join(world.dataDir, 'backups')
    await mkdir(folder)
    const config = { ...readConfig({}), dataDir: world.dataDir }
    const opened = {
      ...world,
      backups: new BackupMonitor(undefined, world.clock),
      close: async () => {},
    }
    await body({
      ...world,
      folder,
      async backUp(name, { files = world.app.files, after } = {}) {
        const before = after && join(folder, after)
        const earlier = before
          ? { folder: before, manifest: await readManifest(before) }
          : undefined
        const app = { ...world.app, files }
        return backUpSite(
          config,
          { ...opened, app },
          {
            folder: join(folder, name),
            earlier,
            progress: noProgress,
          },
        )
      },
    })
  })
}
