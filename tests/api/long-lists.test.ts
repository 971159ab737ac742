import assert from 'node:assert/strict'
import { test } from 'node:test'
import { house as theHouse } from '#domain/audit/actor.ts'
import { renewCustomerPassword } from '#domain/customers/change-customers.ts'
import { receiveEnquiry } from '#domain/enquiries/receive-enquiry.ts'
import { addProduct } from '#domain/products/change-products.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import { inHouse } from '../open-house.ts'
import type { House } from '../open-house.ts'
import { employ, ravi } from '../stories/people.ts'
import { travelBook } from '../stories/goods.ts'
import { laptopsForTheOffice } from '../stories/questions.ts'
import { inWorld } from '../world.ts'

const most = 1000

type Item = { id: string }
type Group = { name: string; items: Item[] }

/** On one engine: which part of a list is read does not depend on it, and 1,001 rows take a while. */
function testInSqliteHouse(sentence: string, story: (house: House) => Promise<void>) {
  test(sentence, () => inWorld('sqlite', (world) => inHouse(world, story)))
}

testInSqliteHouse('a catalogue of 1,001 products is called in parts', async (house) => {
  await stock(house, most)
  for (const path of ['/products', '/products?q=kaveri', '/admin/products/all']) {
    const { json } = await house.call('GET', path)
    assert.equal(idsIn(json).length, most, path)
    assert.deepEqual([json['total'], json['next']], [undefined, undefined], path)
  }
  await stock(house, 1)
  for (const path of [
    '/products',
    '/products?q=kaveri',
    '/products?q=kaveri&sort=name',
    '/products?brand=Kaveri&brand=Other&minPrice=1',
    '/admin/products/all',
    '/admin/products/all?q=kaveri',
  ]) {
    const { json } = await house.call('GET', path)
    const ids = idsIn(json)
    assert.deepEqual([ids.length, json['total']], [most, most + 1], path)
    const next = await house.call('GET', String(json['next']).slice('/api'.length))
    assert.equal(next.json['next'], undefined, path)
    assert.equal(new Set([...ids, ...idsIn(next.json)]).size, most + 1, path)
  }
})

testInSqliteHouse('a catalogue in parts names all nine categories in every part', async (house) => {
  await stock(house, most + 1)
  const { json } = await house.call('GET', '/products', { token: null })
  const names = (json['productCategories'] as Group[]).map(({ name }) => name)
  assert.equal(names.length, 9)
  const next = await house.call('GET', String(json['next']).slice('/api'.length), { token: null })
  assert.deepEqual(
    (next.json['productCategories'] as Group[]).map(({ name }) => name),
    names,
  )
})

testInSqliteHouse('1,001 enquiries and 1,001 customers are called in parts', async (house) => {
  const { app, call } = house
  const sender = { address: '203.0.113.9', userAgent: '', key: undefined }
  await receiveEnquiry(app, laptopsForTheOffice, sender)
  await repeat(house, 'enquiries', ['reference', 'onceKey'])
  await renewCustomerPassword(app, await employ(app, ravi), '29ABCDE1234F1Z5')
  await repeat(house, 'customers', ['userId', 'gstNumber'])
  for (const [path, name] of [
    ['/admin/enquiries', 'enquiries'],
    ['/admin/customer-passwords', 'customers'],
  ] as const) {
    const { json } = await call('GET', path)
    assert.equal((json[name] as unknown[]).length, most, path)
    assert.equal(json['total'], most + 1, path)
    assert.equal(json['next'], `/api${path}?page=6&limit=200`)
    const next = await call('GET', `${path}?page=6&limit=200`)
    assert.equal((next.json[name] as unknown[]).length, 1, path)
  }
})

async function stock({ app }: House, count: number) {
  await inTransaction(app, async (app) => {
    for (let at = 0; at < count; at++) await addProduct(app, theHouse, travelBook)
  })
}

/** The only row of a table a thousand times more, each with an id and with unique values of its own. */
async function repeat({ app }: House, table: 'enquiries' | 'customers', unique: string[]) {
  const row = await app.db.selectFrom(table).selectAll().executeTakeFirstOrThrow()
  await inTransaction(app, async ({ db }) => {
    for (let at = 0; at < most; at++) {
      const own = Object.fromEntries(['id', ...unique].map((name) => [name, newId()]))
      await db
        .insertInto(table)
        .values({ ...row, ...own })
        .execute()
    }
  })
}

function idsIn(json: Record<string, unknown>) {
  const groups = json['productCategories'] as Group[] | undefined
  if (!groups) return Object.keys(json['products'] as object)
  return groups.flatMap(({ items }) => items.map(({ id }) => id))
}
