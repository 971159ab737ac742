import assert from 'node:assert/strict'
import { test } from 'node:test'
import { system } from '#domain/audit/actor.ts'
import { renewCustomerPassword } from '#domain/customers/renew-customer-password.ts'
import { receiveEnquiry } from '#domain/enquiries/receive-enquiry.ts'
import { addProduct } from '#domain/products/add-product.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { newId } from '#platform/ids/new-id.ts'
import { onServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { addAdministrator, ravi } from '../fixtures/people.ts'
import { travelBook } from '../fixtures/goods.ts'
import { laptopsForTheOffice } from '../fixtures/questions.ts'
import { inWorld } from '../world.ts'

const most = 1000

type Item = { id: string }
type Group = { name: string; items: Item[] }

/** On one engine: which part of a list is read does not depend on it, and 1,001 rows take a while. */
function testOnSqliteServer(sentence: string, body: (server: TestServer) => Promise<void>) {
  test(sentence, () => inWorld('sqlite', (world) => onServer(world, body)))
}

testOnSqliteServer('a catalogue of 1,001 products is called in parts', async (server) => {
  await stock(server, most)
  for (const path of ['/products', '/products?q=kaveri', '/admin/products/all']) {
    const { json } = await server.call('GET', path)
    assert.equal(idsIn(json).length, most, path)
    assert.deepEqual([json['total'], json['next']], [undefined, undefined], path)
  }
  await stock(server, 1)
  for (const path of [
    '/products',
    '/products?q=kaveri',
    '/products?q=kaveri&sort=name',
    '/products?brand=Kaveri&brand=Other&minPrice=1',
    '/admin/products/all',
    '/admin/products/all?q=kaveri',
  ]) {
    const { json } = await server.call('GET', path)
    const ids = idsIn(json)
    assert.deepEqual([ids.length, json['total']], [most, most + 1], path)
    const next = await server.call('GET', String(json['next']).slice('/api'.length))
    assert.equal(next.json['next'], undefined, path)
    assert.equal(new Set([...ids, ...idsIn(next.json)]).size, most + 1, path)
  }
})

testOnSqliteServer(
  'a catalogue in parts names all nine categories in every part',
  async (server) => {
    await stock(server, most + 1)
    const { json } = await server.call('GET', '/products', { token: null })
    const names = (json['productCategories'] as Group[]).map(({ name }) => name)
    assert.equal(names.length, 9)
    const next = await server.call('GET', String(json['next']).slice('/api'.length), {
      token: null,
    })
    assert.deepEqual(
      (next.json['productCategories'] as Group[]).map(({ name }) => name),
      names,
    )
  },
)

testOnSqliteServer('1,001 enquiries and 1,001 customers are called in parts', async (server) => {
  const { app, call } = server
  const sender = { address: '203.0.113.9', userAgent: '', key: undefined }
  await receiveEnquiry(app, laptopsForTheOffice, sender)
  await repeat(server, 'enquiries', ['reference', 'idempotencyKey'])
  await renewCustomerPassword(app, await addAdministrator(app, ravi), '29ABCDE1234F1Z5')
  await repeat(server, 'customers', ['userId', 'gstNumber'])
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

async function stock({ app }: TestServer, count: number) {
  await inTransaction(app, async (app) => {
    for (let at = 0; at < count; at++) await addProduct(app, system, travelBook)
  })
}

/** The only row of a table a thousand times more, each with an id and with unique values of its own. */
async function repeat({ app }: TestServer, table: 'enquiries' | 'customers', unique: string[]) {
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
