import assert from 'node:assert/strict'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { testEngines } from '../test-databases.ts'
import { newDataDir } from './data-dir.ts'
import { openBeside } from './open-beside.ts'
import { assertOneLine, refusedStart } from './refused-start.ts'
import { runServer } from './run-server.ts'
import type { Settings } from './run-server.ts'
import { testStartOnEachEngine } from './start-on-each-engine.ts'

test('every wrong setting is named in one list', async () => {
  const output = await refusedStart({
    PORT: '70000',
    ADMIN_EMAIL: 'nobody',
    ADMIN_PASSWORD: 'short',
    DEMO_CONTENT: 'maybe',
    DATABASE_URL: 'mysql://root@localhost/shop',
  })
  const [first, ...faults] = output
  assert.match(first ?? '', /settings are wrong/)
  const names = faults.map((fault) => /^ {2}([A-Z_]+): ./.exec(fault)?.[1])
  const expected = ['PORT', 'ADMIN_EMAIL', 'DATABASE_URL', 'ADMIN_PASSWORD', 'DEMO_CONTENT']
  assert.deepEqual(new Set(names), new Set(expected))
})

test('a weak ADMIN_PASSWORD is named with its reason, unless there is an administrator', async () => {
  await using folder = await newDataDir()
  const settings = { DATA_DIR: folder.path, DEMO_CONTENT: 'off' }
  const weak = { ...settings, ADMIN_EMAIL: 'asha@tamarindit.example' }
  for (const ADMIN_PASSWORD of ['password1234', 'asha-drinks-tea', 'tamarind-on-rice'])
    assert.match(
      (await refusedStart({ ...weak, ADMIN_PASSWORD }))[1] ?? '',
      /^ {2}ADMIN_PASSWORD: \w/,
    )
  const first = await runServer(settings)
  await first.kill('SIGTERM')
  await using second = await runServer({ ...weak, ADMIN_PASSWORD: 'password1234' })
  assert.equal((await fetch(`${second.address}/login`)).status, 200)
})

test('a taken port is one clear line, and costs the first start nothing', async () => {
  await using folder = await newDataDir()
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const output = await refusedStart({ DATA_DIR: folder.path, PORT: String(port) })
  other.close()
  assertOneLine(output, new RegExp(`Port ${port} is already in use`))

  await using server = await runServer({ DATA_DIR: folder.path })
  assert.match(server.stdout(), /Password +\S{12}/)
})

test('a DATA_DIR that cannot be made is one clear line', async () => {
  await using folder = await newDataDir()
  const file = join(folder.path, 'letter.txt')
  await writeFile(file, 'Dear customer')
  assertOneLine(
    await refusedStart({ DATA_DIR: join(file, 'data') }),
    /letter\.txt.* cannot be written/,
  )
})

const isRoot = process.getuid?.() === 0
const readOnly = { skip: isRoot && 'root may write everywhere' }
test('a DATA_DIR without the right to write is one clear line', readOnly, async () => {
  assertOneLine(await refusedStart({ DATA_DIR: '/' }), /cannot be written/)
})

test('a database file that is none is one clear line, and stays as it is', async () => {
  await using folder = await newDataDir()
  await writeFile(
    join(folder.path, 'site.db'),
    'These are not the bytes you are looking for. '.repeat(50),
  )
  assertOneLine(
    await refusedStart({ DATA_DIR: folder.path }),
    /^site\.db in .* is damaged \(file is not a database\): restore a backup/,
  )
})

test('a second process on one DATA_DIR is one clear line, and the first goes on', async () => {
  await using folder = await newDataDir()
  await using first = await runServer({ DATA_DIR: folder.path, DEMO_CONTENT: 'off' })
  const output = await refusedStart({ DATA_DIR: folder.path })
  assertOneLine(output, /Another process is already running on /)
  assert.equal((await fetch(`${first.address}/products`)).status, 200)
})

testStartOnEachEngine(
  'a database of a newer version is one clear line, and nothing is changed',
  async (settings) => {
    const first = await runServer(settings)
    await first.kill('SIGTERM')
    await comeFromTheFuture(settings)
    const before = await everyRow(settings)
    assertOneLine(await refusedStart(settings), /newer version .*\(999-holograms\)/)
    assert.deepEqual(await everyRow(settings), before)
  },
)

if (testEngines.includes('postgres')) {
  test('a DATABASE_URL of a database that does not exist is one clear line', async () => {
    const address = new URL(process.env['TEST_DATABASE_URL'] as string)
    address.pathname = '/nowhere_to_be_found'
    const output = await refusedStart({ DATABASE_URL: address.href })
    assertOneLine(output, /database cannot be opened.*"nowhere_to_be_found" does not exist/)
  })
}

async function comeFromTheFuture(settings: Settings) {
  await using beside = openBeside(settings)
  const row = { name: '999-holograms', timestamp: new Date().toISOString() }
  await beside.db
    .withTables<{ kyselyMigration: typeof row }>()
    .insertInto('kyselyMigration')
    .values(row)
    .execute()
}

async function everyRow(settings: Settings) {
  await using beside = openBeside(settings)
  const tables = await beside.db.introspection.getTables({ withInternalKyselyTables: true })
  const rows = new Map<string, unknown[]>()
  // PostgreSQL lists every schema, including those of other tests.
  const own = /search_path=(\w+)/.exec(decodeURIComponent(settings['DATABASE_URL'] ?? ''))?.[1]
  for (const { name, schema } of tables) {
    if (own && schema !== own) continue
    const all = beside.db.withTables<Record<string, object>>().selectFrom(name).selectAll()
    rows.set(name, await all.execute())
  }
  return rows
}
