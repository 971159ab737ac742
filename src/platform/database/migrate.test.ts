import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { migrations } from '#migrations/migrations.ts'
import { testEngines } from '#tests/test-databases.ts'
import { inEmptyWorld } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { StartError } from '../start-error.ts'
import { isMigrated, migrate } from './migrate.ts'
import type { Migrations } from './migrate.ts'

testInEmptyWorld('an empty database is brought up to date', async ({ database }) => {
  assert.equal(await isMigrated(database, migrations), false)
  await migrate(database, migrations)
  assert.equal(await isMigrated(database, migrations), true)
  assert.deepEqual(await appliedTo(database), Object.keys(migrations))
})

testInEmptyWorld('a database that is up to date stays as it is', async ({ database }) => {
  await migrate(database, migrations)
  await database.db.updateTable('content').set({ version: 7 }).execute()
  const before = await everythingIn(database)
  await migrate(database, migrations)
  assert.deepEqual(await everythingIn(database), before)
})

testInEmptyWorld(
  'several that start at once bring it up to date together',
  async ({ database }) => {
    await Promise.all([1, 2, 3].map(() => migrate(database, migrations)))
    assert.deepEqual(await appliedTo(database), Object.keys(migrations))
  },
)

testInEmptyWorld(
  'an older database still has its rows, and its products are counted',
  async ({ database }) => {
    await migrate(database, upTo('002-products'))
    assert.equal(await isMigrated(database, migrations), false)
    await shelve(database.db, 'first laptop', 'Laptops', null)
    await shelve(database.db, 'second laptop', 'Laptops', null)
    await shelve(database.db, 'withdrawn laptop', 'Laptops', '2025-03-01T10:00:00.000Z')
    await shelve(database.db, 'printer', 'Printers', null)
    await shelve(database.db, 'withdrawn panel', 'Interactive Panels', '2025-03-01T10:00:00.000Z')
    const before = await database.db.selectFrom('products').selectAll().orderBy('id').execute()

    await migrate(database, migrations)
    const after = await database.db.selectFrom('products').selectAll().orderBy('id').execute()
    assert.equal(after.length, 5)
    // Of what was added since, they have what nothing has happened to. What was withdrawn has lost its
    // pictures already.
    assert.deepEqual(
      after,
      before.map((row) => ({
        ...row,
        changedIn: 0,
        hsnCode: '',
        gstBasisPoints: 1800,
        purgedAt: row.withdrawnAt,
        draftUntil: null,
        featured: 'No',
        featuredPlace: 0,
        specCorrections: '[]',
      })),
    )
    assert.deepEqual(await countsIn(database), {
      Accessories: 0,
      'CCTV Systems': 0,
      Desktops: 0,
      'Interactive Panels': 0,
      Laptops: 2,
      Printers: 1,
      Projectors: 0,
      Scanners: 0,
      'UPS Systems': 0,
    })
  },
)

testInEmptyWorld(
  'a database that counted submissions in rows of their own migrates, and counts anew',
  async ({ database }) => {
    await migrate(database, upTo('013-link-tokens'))
    await sql`insert into public_posts (id, address, at) values ('1', '203.0.113.7', '2026-01-01')`.execute(
      database.db,
    )
    await migrate(database, migrations)
    const tables = await tablesIn(database)
    assert(!tables.includes('public_posts'))
    assert.deepEqual(await database.db.selectFrom('limitCounts').selectAll().execute(), [])
  },
)

testInEmptyWorld(
  'a database of a newer version is refused in a line, unchanged',
  async ({ database }) => {
    const newer = { ...upTo('002-products'), '999-holograms': createTable('holograms') }
    await migrate(database, newer)
    const before = await everythingIn(database)
    await assert.rejects(migrate(database, migrations), (fault) => {
      assert(fault instanceof StartError)
      assert.match(fault.message, /^The database is of a newer version .*\(999-holograms\)/)
      assert.ok(!fault.message.includes('\n'))
      return true
    })
    assert.deepEqual(await everythingIn(database), before)
  },
)

testInEmptyWorld('a migration that fails leaves nothing half done', async ({ database }) => {
  await migrate(database, upTo('002-products'))
  await shelve(database.db, 'first laptop', 'Laptops', null)
  const before = await everythingIn(database)
  const error = new Error('no such luck')
  const failing: Migrations = {
    ...migrations,
    '004-holograms': createTable('holograms'),
    '005-broken': async (db) => {
      await createTable('broken')(db)
      await sql`alter table products add column hologram text`.execute(db)
      await sql`update products set name = 'spoilt'`.execute(db)
      throw error
    },
  }
  await assert.rejects(migrate(database, failing), (caught) => caught === error)
  assert.deepEqual(await everythingIn(database), before)

  await migrate(database, { ...failing, '005-broken': createTable('mended') })
  assert.ok((await tablesIn(database)).includes('mended'))
  assert.deepEqual((await countsIn(database))['Laptops'], 1)
})

testInEmptyWorld(
  'a step that the database refuses leaves nothing half done',
  async ({ database }) => {
    const failing: Migrations = {
      '001-holograms': createTable('holograms'),
      '002-again': createTable('holograms'),
    }
    await assert.rejects(migrate(database, failing), /holograms.* already exists/)
    assert.deepEqual(await appliedTo(database), [])
    assert.ok(!(await tablesIn(database)).includes('holograms'))
  },
)

testInEmptyWorld(
  'another program in the same PostgreSQL is no business of ours',
  async ({ database, engine }) => {
    if (engine === 'sqlite') return
    const other = `${await ownSchemaOf(database)}_of_another`
    const table = sql.id(other, 'kysely_migration')
    await sql`create schema ${sql.id(other)}`.execute(database.db)
    try {
      await sql`create table ${table} (name text, timestamp text)`.execute(database.db)
      await sql`insert into ${table} values ('001-of-another', '2025-03-01T10:00:00.000Z')`.execute(
        database.db,
      )
      assert.equal(await isMigrated(database, migrations), false)
      await migrate(database, migrations)
      assert.deepEqual(await appliedTo(database), Object.keys(migrations))
    } finally {
      await sql`drop schema ${sql.id(other)} cascade`.execute(database.db)
    }
  },
)

testInEmptyWorld(
  'a start does not mind what another program makes and drops meanwhile',
  async ({ database, engine }) => {
    if (engine === 'sqlite') return
    const own = await ownSchemaOf(database)
    let isStarting = true
    const others = ['a', 'b', 'c'].map(async (letter) => {
      const other = sql.id(`${own}_of_${letter}`)
      while (isStarting) {
        await sql`create schema ${other}`.execute(database.db)
        await sql`create table ${other}.notes (id text)`.execute(database.db)
        await sql`drop schema ${other} cascade`.execute(database.db)
      }
    })
    try {
      await migrate(database, migrations)
      for (let round = 0; round < 5; round++) {
        assert.equal(await isMigrated(database, migrations), true)
      }
    } finally {
      isStarting = false
      await Promise.all(others)
    }
  },
)

function testInEmptyWorld(sentence: string, body: (world: World) => Promise<void>) {
  for (const engine of testEngines)
    test(`${sentence} (${engine})`, () => inEmptyWorld(engine, body))
}

function upTo(last: string): Migrations {
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last))
}

function createTable(name: string) {
  return async (db: Kysely<unknown>) => {
    await db.schema.createTable(name).addColumn('id', 'text').execute()
  }
}

async function shelve(
  db: World['database']['db'],
  name: string,
  category: string,
  withdrawnAt: string | null,
) {
  await sql`
    insert into products (
      id, name, brand, category, price_paise, sort_price, model_no, warranty, stock_status, description,
      specs, sort_name, search_text, version, created_at, changed_at, withdrawn_at
    ) values (
      ${`id of ${name}`}, ${name}, 'Kaveri', ${category}, 100, 100, 'M1', '1 year', 'In Stock', 'Good.',
      '[]', ${name}, ${name}, 1, '2025-01-01T10:00:00.000Z', '2025-01-01T10:00:00.000Z', ${withdrawnAt}
    )
  `.execute(db)
}

async function countsIn({ db }: World['database']) {
  const rows = await db.selectFrom('categories').selectAll().orderBy('name').execute()
  return Object.fromEntries(rows.map((row) => [row.name, row.products]))
}

async function appliedTo({ db }: World['database']) {
  const named = sql<{ name: string }>`select name from kysely_migration order by name`
  return (await named.execute(db)).rows.map((row) => row.name)
}

async function ownSchemaOf({ db, engine }: World['database']) {
  const { rows } = await sql<{ name: string | null }>`select ${engine.ownSchema} as name`.execute(
    db,
  )
  return rows[0]?.name ?? undefined
}

async function tablesIn(database: World['database']) {
  const schema = await ownSchemaOf(database)
  const tables = await database.db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.filter((table) => table.schema === schema).map((table) => table.name)
}

/** Every row of every table, by the table's name. */
async function everythingIn(database: World['database']) {
  const everything: Record<string, unknown[]> = {}
  for (const name of await tablesIn(database)) {
    const all = sql<Record<string, unknown>>`select * from ${sql.id(name)} order by 1`
    everything[name] = (await all.execute(database.db)).rows
  }
  return everything
}
