import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileKeyOf } from '#domain/pictures/store-picture.ts'
import { callsTo } from '../open-house.ts'
import { asha } from '../stories/people.ts'
import { keepOfficeBusy } from './busy-office.ts'
import type { Office } from './busy-office.ts'
import { openBeside } from './open-beside.ts'
import { runServer } from './run-server.ts'
import type { Settings } from './run-server.ts'
import { signInTo } from './sign-in-to.ts'
import { testStartOnEachEngine } from './start-on-each-engine.ts'

/** On PostgreSQL the server that is killed is not the one that writes to disk: fewer rounds tell as much. */
const rounds = { sqlite: 100, postgres: 8 }

const longestDay = 5000

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
    const office: Office = {
      told: new Map(),
      untold: new Map(),
      asked: new Set(),
      whole: new Set(),
      writes: 0,
      listed: 0,
    }
    let token: string | undefined
    for (let round = 0; round < rounds[engine]; round++) {
      await using server = await runServer(settings)
      token ??= await signInTo(server.address)
      assert.equal(
        await totalAt(server.address),
        office.listed,
        'the list tells how many there are',
      )
      const day = keepOfficeBusy(server.address, token, office)
      await someWrites(office)
      await server.kill('SIGKILL')
      await day
      await assertKept(settings, office)
    }
    await assertKept(settings, { ...office, whole: new Set() })
    assert(office.writes > rounds[engine] * 3, `only ${office.writes} writes were acknowledged`)
    assert(office.asked.size > rounds[engine], `only ${office.asked.size} enquiries were`)
  },
)

/** Some writes into the day, and anywhere within the next ones. Counted: a busy machine takes longer. */
async function someWrites(office: Office) {
  const enough = office.writes + 4 + Math.random() * 30
  const deadline = performance.now() + longestDay
  while (office.writes < enough && performance.now() < deadline) await wait(2)
  await wait(Math.random() * 20)
}

async function totalAt(address: string) {
  const { json } = await callsTo(address, '').call('GET', '/products?limit=1')
  return json['total'] as number
}

/** Every acknowledged write is there, whole, once counted and once told in the audit. */
async function assertKept(settings: Settings, office: Office) {
  const { told, untold } = office
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
  const listed = rows.filter((row) => !row.withdrawnAt)
  office.listed = listed.length
  await assertCounted(db, listed)
  await assertAudited(db, rows)
  await assertPicturesWhole(beside, office)
  await assertAsked(db, office)
}

/** Every enquiry whose reference was told is there, with its audit row and both its letters. */
async function assertAsked(db: Db, { asked }: Office) {
  const enquiries = await db.selectFrom('enquiries').select(['id', 'reference']).execute()
  const references = new Set(enquiries.map(({ reference }) => reference))
  for (const reference of asked) assert(references.has(reference), `${reference} is gone`)
  const letters = await countBy(db.selectFrom('letters').select('about as id'))
  const told = await countBy(
    db.selectFrom('audit').select('subjectId as id').where('action', '=', 'enquiry.received'),
  )
  for (const { id } of enquiries) assert.deepEqual([letters.get(id), told.get(id)], [2, 1], id)
}

async function countBy(rows: { execute(): Promise<{ id: string | null }[]> }) {
  const counts = new Map<string | null, number>()
  for (const { id } of await rows.execute()) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

async function assertCounted(db: Db, listed: { category: string }[]) {
  const counts = await db.selectFrom('categoryCounts').selectAll().execute()
  for (const { category, products } of counts) {
    assert.equal(products, listed.filter((row) => row.category === category).length, category)
  }
}

/** Every file that a row names is there to its last byte, and every product has the picture it was added with. */
async function assertPicturesWhole({ db, files }: Beside, { whole }: Office) {
  const placed = await db
    .selectFrom('productPictures')
    .innerJoin('pictures', 'pictures.key', 'productPictures.pictureKey')
    .select(['productId', 'key', 'widths', 'avifAt'])
    .execute()
  for (const { key, widths } of placed) {
    if (whole.has(key)) continue
    for (const width of JSON.parse(widths) as number[]) {
      const file = await files.get(fileKeyOf(key, width))
      assert(file, `${key} of ${width} pixels is gone`)
      const bytes = await buffer(file)
      assert.equal(bytes.readUInt32LE(4) + 8, bytes.length, 'WebP says how long it is')
    }
    whole.add(key)
  }
  const listed = await db
    .selectFrom('products')
    .select('id')
    .where('withdrawnAt', 'is', null)
    .execute()
  const pictured = new Set(placed.map(({ productId }) => productId))
  for (const { id } of listed) assert(pictured.has(id), `${id} has lost its picture`)
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

type Beside = ReturnType<typeof openBeside>
type Db = Beside['db']
