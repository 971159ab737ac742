import assert from 'node:assert/strict'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { openLog } from '../log/open-log.ts'
import { sqliteEngine } from './engine.ts'
import { isForeignWal } from './is-foreign-wal.ts'
import { sqliteDatabase } from './sqlite-database.ts'

type Goods = { goods: { id: number; name: string } }

type Shop = { path: string; db: Kysely<Goods>; sell: (count: number) => Promise<void> }

/** So many writes begin the log anew at least twice. */
const many = 400

test('the log that a killed process leaves belongs to its database', async () => {
  await inShop(async ({ path, sell }) => {
    await sell(20)
    await leaveBehind(path, async (left) => assert.equal(isForeignWal(left), false))
  })
})

test('the log of a killed process belongs to its database after it began anew', async () => {
  await inShop(async ({ path, sell }) => {
    await sell(many)
    await leaveBehind(path, async (left) => assert.equal(isForeignWal(left), false))
  })
})

test('a log of which a part is in the database already belongs to it', async () => {
  await inShop(async ({ path, sell }) => {
    await sell(20)
    using other = new DatabaseSync(path)
    other.exec('pragma wal_checkpoint(passive)')
    await sell(20)
    await leaveBehind(path, async (left) => assert.equal(isForeignWal(left), false))
  })
})

test('the commits of another program without numbers raise no doubt', async () => {
  await inShop(async ({ path, sell }) => {
    await sell(5)
    using other = new DatabaseSync(path)
    other.exec("insert into goods (id, name) values (-1, 'by hand')")
    other.exec('vacuum')
    await sell(5)
    await leaveBehind(path, async (left) => assert.equal(isForeignWal(left), false))
  })
})

test('the log belongs to its database after the server was asked whether it can write', async () => {
  await inShop(async ({ path, db, sell }) => {
    await sell(20)
    using other = new DatabaseSync(path)
    other.exec('pragma wal_checkpoint(truncate)')
    await sqliteEngine.writeProbe?.execute(db)
    await leaveBehind(path, async (left) => assert.equal(isForeignWal(left), false))
    await sell(1)
    await leaveBehind(path, async (left) => assert.equal(isForeignWal(left), false))
  })
})

test('a log does not belong to a copy that was made before the log began anew', async () => {
  await inShop(async ({ path, sell }) => {
    await sell(20)
    const copy = `${path}.copy`
    await copyBySqlite(path, copy)
    await sell(many)
    await leaveBehind(path, async (left) => {
      await copyFile(copy, left)
      assert.equal(isForeignWal(left), true)
    })
  })
})

test('a log does not belong to a copy that was made of a moment within the log', async () => {
  await inShop(async ({ path, sell }) => {
    await sell(many)
    const copy = `${path}.copy`
    await copyBySqlite(path, copy)
    await sell(3)
    await leaveBehind(path, async (left) => {
      await copyFile(copy, left)
      assert.equal(isForeignWal(left), true)
    })
  })
})

test('a log does not belong to a younger copy than itself', async () => {
  await inShop(async ({ path, sell }) => {
    await sell(20)
    await leaveBehind(path, async (left) => {
      await sell(many)
      await copyBySqlite(path, `${path}.copy`)
      await copyFile(`${path}.copy`, left)
      assert.equal(isForeignWal(left), true)
    })
  })
})

test('an empty log, and one that is none, belong to any database', async () => {
  await inShop(async ({ path, sell }) => {
    await sell(5)
    await leaveBehind(path, async (left) => {
      await writeFile(`${left}-wal`, '')
      assert.equal(isForeignWal(left), false)
      await writeFile(
        `${left}-wal`,
        'not a log at all, but long enough to be looked at'.repeat(200),
      )
      assert.equal(isForeignWal(left), false)
    })
  })
})

async function inShop(body: (shop: Shop) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
  const { db, close } = sqliteDatabase<Goods>(dataDir, openLog('silent'))
  let next = 0
  try {
    await sql`create table goods (id integer primary key, name text)`.execute(db)
    await body({ path: join(dataDir, 'site.db'), db, sell })
  } finally {
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }

  async function sell(count: number) {
    for (let sold = 0; sold < count; sold++) {
      await db
        .insertInto('goods')
        .values({ id: ++next, name: 'x'.repeat(20_000) })
        .execute()
    }
  }
}

/** The two files as a process that is killed now would leave them. */
async function leaveBehind(path: string, look: (left: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'tamarind-test-'))
  const left = join(folder, 'site.db')
  try {
    await copyFile(path, left)
    await copyFile(`${path}-wal`, `${left}-wal`)
    await look(left)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function copyBySqlite(path: string, target: string) {
  using source = new DatabaseSync(path, { readOnly: true })
  await backup(source, target)
}
