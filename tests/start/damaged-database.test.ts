import assert from 'node:assert/strict'
import {
  copyFile,
  cp,
  mkdir,
  open,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { sqliteDatabase } from '#platform/database/sqlite-database.ts'
import { openLog } from '#platform/log/open-log.ts'
import { newDataDir } from './data-dir.ts'
import { openBeside } from './open-beside.ts'
import { assertOneLine, refusedStart } from './refused-start.ts'
import { runCommandLine } from './run-command-line.ts'
import { runServer } from './run-server.ts'
import { testStartOnEachEngine } from './start-on-each-engine.ts'

const damaged =
  /^site\.db in .* is damaged \(.*\): restore a backup with npm run restore -- FOLDER$/
const pageBytes = 4096

const served = serveOnce()
after(async () => (await served)[Symbol.asyncDispose]())

type Damage = (path: string) => Promise<void>

const damages: Record<string, Damage> = {
  'whose first bytes are garbage': (path) => overwrite(path, 0, 100),
  'of which half is left': async (path) =>
    truncate(path, Math.floor((await pages(path)) / 2) * pageBytes),
  'that is damaged behind its first page': (path) => overwrite(path, pageBytes, 3 * pageBytes),
  'that is damaged in the middle': async (path) =>
    overwrite(path, Math.floor((await pages(path)) / 2) * pageBytes, 40 * pageBytes),
}

for (const [which, damage] of Object.entries(damages)) {
  test(`a database ${which} ends the start with what to do`, async () => {
    await using folder = await newDataDir()
    await fillAsServed(folder.path)
    const path = join(folder.path, 'site.db')
    await damage(path)
    const before = await readFile(path)
    assertOneLine(await refusedStart({ DATA_DIR: folder.path }), damaged)
    assert((await readFile(path)).equals(before), 'the damaged file is changed')
  })
}

const commands = {
  privacy: ['export', 'asha@tamarindit.example'],
  'admin-reset': [],
  'back-up': ['data/never-made'],
}

for (const [script, args] of Object.entries(commands)) {
  test(`the command ${script} names a damaged database and what to do`, async () => {
    await using folder = await newDataDir()
    await fillAsServed(folder.path)
    const path = join(folder.path, 'site.db')
    await overwrite(path, pageBytes, (await stat(path)).size - pageBytes)
    const settings = { DATA_DIR: folder.path }
    const { code, stderr } = await runCommandLine(script, args, settings)
    assert.equal(code, 1)
    assertOneLine(stderr.trimEnd().split('\n'), damaged)
  })
}

test('the log of a database that was killed ends the start beside an older copy', async () => {
  await using folder = await newDataDir()
  await fillAsServed(folder.path)
  const [path, copy] = [join(folder.path, 'site.db'), join(folder.path, 'copy.db')]
  await writeAndCopy(folder.path, copy)
  await copyFile(copy, path)
  const refused = await refusedStart({ DATA_DIR: folder.path })
  assertOneLine(refused, /^site\.db-wal in .* belongs to another database than site\.db: .* delete/)

  await rm(`${path}-wal`)
  await rm(`${path}-shm`, { force: true })
  await using server = await runServer({ DATA_DIR: folder.path })
  assert.equal((await fetch(`${server.address}/products`)).status, 200)
})

test('a missing database beside uploaded files ends the start, and nothing is made', async () => {
  await using folder = await newDataDir()
  await fillAsServed(folder.path)
  await rm(join(folder.path, 'site.db'))
  const refused = await refusedStart({ DATA_DIR: folder.path })
  assertOneLine(refused, /^site\.db is missing in .*files\/owner.*secret\.key.*restore a backup/)
  await assert.rejects(stat(join(folder.path, 'site.db')))
})

test('an empty database file beside uploaded files ends the start', async () => {
  await using folder = await newDataDir()
  await fillAsServed(folder.path)
  await writeFile(join(folder.path, 'site.db'), '')
  assertOneLine(await refusedStart({ DATA_DIR: folder.path }), /^site\.db is missing in /)
})

test('a database without tables beside uploaded files ends the start', async () => {
  await using folder = await newDataDir()
  await fillAsServed(folder.path)
  await rm(join(folder.path, 'site.db'))
  makeTableless(folder.path)
  assertOneLine(await refusedStart({ DATA_DIR: folder.path }), /^site\.db is empty in /)
})

test('a missing database beside the key of a site ends the start', async () => {
  await using folder = await newDataDir()
  await fillAsServed(folder.path)
  await rm(join(folder.path, 'site.db'))
  await rm(join(folder.path, 'files'), { recursive: true })
  assertOneLine(
    await refusedStart({ DATA_DIR: folder.path }),
    /^site\.db is missing in .*secret\.key/,
  )
})

test('a first start that was interrupted after it made key and database is finished by the next', async () => {
  await using folder = await newDataDir()
  makeTableless(folder.path)
  await writeFile(join(folder.path, 'secret.key'), `${Buffer.alloc(32, 7).toString('base64url')}\n`)
  await mkdir(join(folder.path, 'files', '.incoming'), { recursive: true })
  await using server = await runServer({ DATA_DIR: folder.path, DEMO_CONTENT: 'off' })
  assert.equal((await fetch(`${server.address}/products`)).status, 200)
})

test('a restore that was interrupted ends the start', async () => {
  await using folder = await newDataDir()
  await fillAsServed(folder.path)
  await mkdir(join(folder.path, 'restoring-2026-11-22-020000'))
  assertOneLine(await refusedStart({ DATA_DIR: folder.path }), /^A restore into .* was interrupted/)
})

test('a migration that fails ends the start with one line, and changes nothing', async () => {
  await using folder = await newDataDir()
  const before = sqliteDatabase(folder.path, openLog('silent'))
  await sql`create table accounts (id text)`.execute(before.db)
  await before.close()
  const refused = await refusedStart({ DATA_DIR: folder.path })
  assertOneLine(
    refused,
    /^The database could not be brought up to date, and is as it was: .*accounts/,
  )
})

testStartOnEachEngine('a second start on a sound database is no reason for doubt', async (base) => {
  const settings = { ...base, DEMO_CONTENT: 'off' }
  for (let start = 0; start < 2; start++) {
    await using server = await runServer(settings)
    await server.kill(start === 0 ? 'SIGKILL' : 'SIGTERM')
  }
  await using beside = openBeside(settings)
  await beside.db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
})

testStartOnEachEngine('files of a site are not given an empty database', async (settings) => {
  await mkdir(join(settings.DATA_DIR, 'files', 'owner'), { recursive: true })
  await writeFile(join(settings.DATA_DIR, 'files', 'owner', 'somebody'), 'x')
  assertOneLine(await refusedStart(settings), /files\/owner of a site: restore a backup/)
})

/** Fills a folder as a server with the demo content has left it that stopped cleanly. */
async function fillAsServed(dataDir: string) {
  await cp((await served).path, dataDir, { recursive: true })
}

async function serveOnce() {
  const folder = await newDataDir()
  await using server = await runServer({ DATA_DIR: folder.path, LOG_LEVEL: 'error' })
  // The first sweep marks the store.
  while (!existsSync(join(folder.path, 'files', 'owner'))) await wait(50)
  await server.kill('SIGTERM')
  return folder
}

/** A copy, then so many writes that the log begins anew, then the end of the process: no log is closed. */
async function writeAndCopy(dataDir: string, copy: string) {
  const { db, close } = sqliteDatabase<{ goods: { id: number; name: string } }>(
    dataDir,
    openLog('silent'),
  )
  await sql`create table goods (id integer primary key, name text)`.execute(db)
  using source = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true })
  await backup(source, copy)
  for (let id = 0; id < 900; id++) {
    await db
      .insertInto('goods')
      .values({ id, name: 'x'.repeat(3000) })
      .execute()
  }
  const log = await readFile(join(dataDir, 'site.db-wal'))
  await close()
  await writeFile(join(dataDir, 'site.db-wal'), log)
}

function makeTableless(dataDir: string) {
  using database = new DatabaseSync(join(dataDir, 'site.db'))
  database.exec('pragma journal_mode = WAL')
}

async function pages(path: string) {
  return (await stat(path)).size / pageBytes
}

async function overwrite(path: string, offset: number, bytes: number) {
  await using file = await open(path, 'r+')
  await file.write(Buffer.alloc(bytes, 0x5a), 0, bytes, offset)
}
