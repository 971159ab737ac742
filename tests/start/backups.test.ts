import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { targetOf } from '../../drill/sites/start-target.ts'
import { startTraffic } from '../../drill/traffic/start-traffic.ts'
import { asha } from '../fixtures/people.ts'
import { isPosix } from '../posix.ts'
import { emptySiteFor, everyFile, everyRow, fail, serveDemo, succeed } from './backup-steps.ts'
import { newDataDir } from './data-dir.ts'
import { openBeside } from './open-beside.ts'
import { runServer } from './run-server.ts'
import type { Settings } from './run-server.ts'
import { signInTo } from './sign-in-to.ts'
import { testStartOnEachEngine } from './start-on-each-engine.ts'

const own = { ADMIN_EMAIL: asha.email, ADMIN_PASSWORD: asha.password, LOG_LEVEL: 'error' }

const served = serveOnce()
after(async () => (await served)[Symbol.asyncDispose]())

testStartOnEachEngine(
  'a backup that is made while the office writes restores every write from before it',
  async (base) => {
    await using elsewhere = await newDataDir()
    const backup = join(elsewhere.path, 'backup')
    const settings = { ...base, ...own, RATE_LIMITS: 'off' }
    const server = await runServer(settings)
    const target = targetOf(server, await signInTo(server.address))
    const { products: saved, submissions } = target.ledger
    await using traffic = startTraffic(target, { editor: 4, enquirer: 1 })
    while (saved.size < 10) await wait(20)
    const written = [...saved.keys()]
    const sent = submissions.flatMap(({ reference }) => reference ?? [])
    await succeed('back-up', [backup], settings)
    await Promise.all([server.kill('SIGKILL'), traffic.stop()])

    const restored = await emptySiteFor(settings, elsewhere.path)
    await succeed('restore', [backup], restored)
    await succeed('verify', [], restored)
    await using beside = openBeside(restored)
    const products = await beside.db.selectFrom('products').select('id').execute()
    const enquiries = await beside.db.selectFrom('enquiries').select('reference').execute()
    const ids = new Set(products.map(({ id }) => id))
    const references = new Set(enquiries.map(({ reference }) => reference))
    assert(sent.length > 0)
    for (const id of written) assert(ids.has(id), `product ${id} is not in the backup`)
    for (const reference of sent) assert(references.has(reference), `${reference} is not`)
  },
)

testStartOnEachEngine(
  'a restore onto an empty place brings back every row and every file',
  async (base) => {
    await using elsewhere = await newDataDir()
    const backup = join(elsewhere.path, 'backup')
    const settings = { ...base, ...own, DEMO_CONTENT: 'on' }
    await serveDemo(settings)
    await succeed('back-up', [backup], settings)
    const [rows, files] = [await everyRow(settings), await everyFile(settings)]
    assert(files.size > 10 && rows.size > 20)

    const restored = await emptySiteFor(settings, elsewhere.path)
    await succeed('restore', [backup], restored)
    assert.deepEqual(await everyRow(restored), rows)
    assert.deepEqual(await everyFile(restored), files)
    await using server = await runServer(restored)
    assert.equal((await fetch(`${server.address}/products`)).status, 200)
  },
)

test('a restore refuses while a server runs, and sets the former state aside after it', async () => {
  await using folder = await newDataDir()
  await using elsewhere = await newDataDir()
  const backup = join(elsewhere.path, 'backup')
  const settings = { ...own, DATA_DIR: folder.path, DEMO_CONTENT: 'off' }
  const server = await runServer(settings)
  await succeed('back-up', [backup], settings)
  assert.match(await fail('restore', [backup], settings), /already running.*Nothing was changed/)
  const token = await signInTo(server.address)
  await server.kill('SIGKILL')

  await succeed('restore', [backup], settings)
  const aside = (await readdir(folder.path)).find((name) => name.startsWith('set-aside-'))
  assert(aside, 'the former state is gone')
  assert(!existsSync(join(folder.path, 'site.db-wal')))
  assert.equal(await countSessions(settings), 0)
  // The log of the killed process went aside with its database: together they hold the sign-in.
  assert.equal(await countSessions({ DATA_DIR: join(folder.path, aside) }), 1)
  assert(token)
})

test('half a backup, a damaged one and one of a newer version are refused, and nothing is changed', async () => {
  await using folder = await newDataDir()
  await using elsewhere = await newDataDir()
  const backup = join(elsewhere.path, 'backup')
  const settings = await settingsAsServed(folder.path)
  await succeed('back-up', [backup], settings)
  const before = await readdir(folder.path)
  const manifest = await readFile(join(backup, 'manifest.json'), 'utf8')
  const database = await readFile(join(backup, 'site.db'))

  await rm(join(backup, 'manifest.json'))
  assert.match(await fail('restore', [backup], settings), /^There is no whole backup in /)
  await writeFile(join(backup, 'manifest.json'), manifest.slice(0, 400))
  assert.match(await fail('restore', [backup], settings), /damaged or of a newer version/)
  await writeFile(
    join(backup, 'manifest.json'),
    manifest.replace('"001-accounts"', '"999-holograms"'),
  )
  assert.match(await fail('restore', [backup], settings), /newer version .*999-holograms/)
  await writeFile(
    join(backup, 'manifest.json'),
    manifest.replace(/"accounts": \d+/, '"accounts": 77'),
  )
  assert.match(await fail('restore', [backup], settings), /accounts: 77 expected, 1 found/)
  const twice = JSON.parse(manifest) as { files: object[] }
  twice.files = [...twice.files, ...twice.files]
  await writeFile(join(backup, 'manifest.json'), JSON.stringify(twice))
  assert.match(await fail('restore', [backup], settings), /damaged or of a newer version/)
  await writeFile(join(backup, 'manifest.json'), manifest)
  await writeFile(join(backup, 'site.db'), Buffer.from(database).fill(0x5a, 5000, 6000))
  assert.match(await fail('restore', [backup], settings), /site\.db has other contents/)
  assert.match(await fail('verify', [backup], settings), /site\.db has other contents/)
  assert.deepEqual(await readdir(folder.path), before)
})

test('a backup refuses a folder that is not empty, and one among the uploaded files', async () => {
  await using folder = await newDataDir()
  const settings = await settingsAsServed(folder.path)
  assert.match(await fail('back-up', [folder.path], settings), /is not empty: name a new folder/)
  assert.match(await fail('back-up', [], settings), /npm run backup -- FOLDER/)
  const amongFiles = join(folder.path, 'files', 'backup')
  assert.match(await fail('back-up', [amongFiles], settings), /is among the uploaded files/)
  assert(!existsSync(amongFiles))
})

testStartOnEachEngine(
  'a server with BACKUP_DIR makes a backup soon after its start',
  async (base) => {
    await using elsewhere = await newDataDir()
    const BACKUP_DIR = join(elsewhere.path, 'nightly')
    const settings = { ...base, ...own, BACKUP_DIR, DEMO_CONTENT: 'off', LOG_LEVEL: 'info' }
    await using server = await runServer(settings)
    while (!server.stdout().includes('"backup made"')) await wait(100)
    const [name = '', ...others] = await readdir(BACKUP_DIR)
    assert.equal(others.length, 0)
    await succeed('verify', [join(BACKUP_DIR, name)], settings)
    const status = await backupStatus(server.address)
    assert.deepEqual([status['folder'], status['count'], status['isLate']], [BACKUP_DIR, 1, false])
  },
)

test('a backup that is dated ahead, before the clock was set back, prevents no other', async () => {
  await using folder = await newDataDir()
  const BACKUP_DIR = join(folder.path, 'nightly')
  const ahead = join(BACKUP_DIR, '2999-01-01-020000')
  await mkdir(ahead, { recursive: true })
  await writeFile(join(ahead, 'manifest.json'), '{}')
  const DATA_DIR = join(folder.path, 'data')
  const settings = { ...own, DATA_DIR, BACKUP_DIR, DEMO_CONTENT: 'off', LOG_LEVEL: 'info' }
  await using server = await runServer(settings)
  while (!server.stdout().includes('"backup made"')) await wait(100)
  assert.equal((await readdir(BACKUP_DIR)).length, 2)
})

test('a backup that fails is logged and shown, and the server goes on', async () => {
  await using folder = await newDataDir()
  const BACKUP_DIR = join(folder.path, 'not-a-folder')
  await writeFile(BACKUP_DIR, 'in the way')
  const settings = { ...own, DATA_DIR: join(folder.path, 'data'), BACKUP_DIR, DEMO_CONTENT: 'off' }
  await using server = await runServer(settings)
  while (!server.stdout().includes('"backup failed"')) await wait(100)
  const { failure } = await backupStatus(server.address)
  assert.match((failure as { message: string }).message, /not-a-folder cannot be written\. Check/)
  assert.equal((await fetch(`${server.address}/products`)).status, 200)
})

test('nobody else on the machine reads the database, the files or a backup', isPosix, async () => {
  await using folder = await newDataDir()
  const DATA_DIR = join(folder.path, 'data')
  const BACKUP_DIR = join(folder.path, 'nightly')
  const settings = { ...own, DATA_DIR, BACKUP_DIR, DEMO_CONTENT: 'on', LOG_LEVEL: 'info' }
  await using server = await runServer(settings)
  while (!server.stdout().includes('"backup made"')) await wait(100)
  const shared = await Promise.all([sharedBelow(DATA_DIR), sharedBelow(BACKUP_DIR)])
  assert.deepEqual(shared.flat(), [])
})

test('the files of an earlier version are closed to others at the start', isPosix, async () => {
  await using folder = await newDataDir()
  const settings = await settingsAsServed(join(folder.path, 'data'))
  for (const name of ['site.db', 'owner.lock']) await chmod(join(settings.DATA_DIR, name), 0o644)
  await chmod(join(settings.DATA_DIR, 'files'), 0o755)
  await using _server = await runServer(settings)
  assert.deepEqual(await sharedBelow(settings.DATA_DIR), [])
})

/** A site without demo content that has stopped: nothing writes to it. */
async function serveOnce() {
  const folder = await newDataDir()
  await serveDemo({ ...own, DATA_DIR: folder.path, DEMO_CONTENT: 'off' })
  return folder
}

/** Of a copy of that site. */
async function settingsAsServed(dataDir: string) {
  await cp((await served).path, dataDir, { recursive: true })
  return { ...own, DATA_DIR: dataDir, DEMO_CONTENT: 'off' }
}

async function countSessions(settings: Settings) {
  await using beside = openBeside(settings)
  return (await beside.db.selectFrom('sessions').selectAll().execute()).length
}

async function backupStatus(address: string) {
  const headers = { Authorization: `Bearer ${await signInTo(address)}` }
  const response = await fetch(`${address}/api/admin/backups`, { headers })
  assert.equal(response.status, 200)
  return (await response.json()) as Record<string, unknown>
}

/** What anybody but the owner may use in any way. */
async function sharedBelow(folder: string) {
  const paths = [
    folder,
    ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
  ]
  const modes = await Promise.all(
    paths.map(
      async (path) => [path, (await stat(path).catch(() => undefined))?.mode ?? 0] as const,
    ),
  )
  return modes.filter(([, mode]) => (mode & 0o077) !== 0).map(([path]) => path)
}
