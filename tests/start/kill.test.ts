import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { asha } from '../stories/people.ts'
import { keepOfficeBusy } from './busy-office.ts'
import type { Office } from './busy-office.ts'
import { openBeside } from './open-beside.ts'
import { runServer } from './run-server.ts'
import type { Settings } from './run-server.ts'
import { signInTo } from './sign-in-to.ts'
import { testStartOnEachEngine } from './start-on-each-engine.ts'

/** On PostgreSQL the server that is killed is not the one that writes to disk: fewer rounds tell as much. */
const rounds = { sqlite: 50, postgres: 8 }

testStartOnEachEngine(
  'kill -9 at any moment loses nothing that was acknowledged',
  async (house, engine) => {
    const settings = {
      ...house,
      ADMIN_EMAIL: asha.email,
      ADMIN_PASSWORD: asha.password,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    }
    const office: Office = { told: new Map(), untold: new Map(), writes: 0 }
    let token: string | undefined
    for (let round = 0; round < rounds[engine]; round++) {
      await using server = await runServer(settings)
      token ??= await signInTo(server.address)
      const day = keepOfficeBusy(server.address, token, office)
      await wait(40 + Math.random() * 200)
      await server.kill('SIGKILL')
      await day
      await assertKept(settings, office)
    }
    assert(office.writes > rounds[engine] * 3, `only ${office.writes} writes were acknowledged`)
  },
)

/** Every acknowledged write is there, whole, once counted and once told in the audit. */
async function assertKept(settings: Settings, { told, untold }: Office) {
  await using beside = openBeside(settings)
  const { db } = beside
  const rows = await db.selectFrom('products').selectAll().execute()
  const products = new Map(rows.map((row) => [row.id, row]))
  for (const row of rows) {
    assert.deepEqual([row.description, row.specs], [row.name, JSON.stringify([row.name])], row.id)
  }
  for (const [id, stamp] of told) {
    const product = products.get(id)
    assert(product, `${id} was acknowledged and is gone`)
    const now = product.withdrawnAt ? null : product.name
    const allowed = untold.has(id) ? [stamp, untold.get(id)] : [stamp]
    assert(allowed.includes(now), `${id} is ${now} and not ${allowed.join(' or ')}`)
    // What an unanswered write has left behind is now as certain as an answered one.
    told.set(id, now)
  }
  untold.clear()
  await assertCounted(db, rows.filter((row) => !row.withdrawnAt).length)
  await assertAudited(db, rows)
}

async function assertCounted(db: Db, listed: number) {
  const counts = await db.selectFrom('categoryCounts').select('products').execute()
  assert.equal(
    counts.reduce((sum, row) => sum + row.products, 0),
    listed,
  )
}

async function assertAudited(
  db: Db,
  rows: { id: string; version: number; withdrawnAt: string | null }[],
) {
  const told = await db
    .selectFrom('audit')
    .select((row) => ['subjectId', row.fn.countAll<number>().as('entries')])
    .where('action', 'like', 'product.%')
    .groupBy('subjectId')
    .execute()
  const entries = new Map(told.map((row) => [row.subjectId, row.entries]))
  for (const { id, version, withdrawnAt } of rows) {
    assert.equal(entries.get(id), version + (withdrawnAt ? 1 : 0), id)
  }
}

type Db = ReturnType<typeof openBeside>['db']
