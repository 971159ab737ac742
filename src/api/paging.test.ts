import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findPart } from './paging.ts'

type Asked = { page?: number; limit?: number; brand?: string[]; stock?: string }

const filters = { brand: ['Kaveri', 'Lekhra & Co'], stock: 'In Stock' }

test('a list of 1,000 items is given whole, and says nothing of parts', async () => {
  const { items, paging } = await partOf(1000, filters)
  assert.equal(items.length, 1000)
  assert.deepEqual(paging, {})
})

test('a longer list gives the first 1,000 items, their number and the address of the next part', async () => {
  const { items, paging } = await partOf(1001, filters)
  assert.deepEqual(items, upTo(1001).slice(0, 1000))
  assert.deepEqual(paging, {
    total: 1001,
    next: '/api/things?brand=Kaveri&brand=Lekhra+%26+Co&stock=In+Stock&page=6&limit=200',
  })
})

test('the addresses of the next parts lead through the whole list, each item once', async () => {
  for (const first of [{}, { page: 1 }, { limit: 7 }, { page: 1, limit: 200 }]) {
    const all: number[] = []
    let asked: Asked | undefined = first
    while (asked) {
      const { items, paging }: Awaited<ReturnType<typeof partOf>> = await partOf(2345, asked)
      all.push(...items)
      asked = paging.next === undefined ? undefined : askedIn(paging.next)
    }
    assert.deepEqual(all, upTo(2345), JSON.stringify(first))
  }
})

function partOf(length: number, query: Asked) {
  const all = upTo(length)
  return findPart(query, {
    path: '/things',
    find: async ({ page, limit }) => all.slice((page - 1) * limit, page * limit),
    count: async () => length,
  })
}

function askedIn(address: string): Asked {
  const { searchParams } = new URL(address, 'http://shop.example')
  return { page: Number(searchParams.get('page')), limit: Number(searchParams.get('limit')) }
}

function upTo(length: number) {
  return Array.from({ length }, (_, at) => at)
}
