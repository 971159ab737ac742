import assert from 'node:assert/strict'
import { system } from '#domain/audit/actor.ts'
import { withdrawProduct } from '#domain/products/withdraw-products.ts'
import { fillShelves } from '#tests/fixtures/shelves.ts'
import { specifiedCategories } from '#tests/fixtures/specified-categories.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { countParts, readPart, steadyPaths } from './sitemap.ts'

const site = 'https://shop.example'
const steady = steadyPaths(specifiedCategories)

testOnEachEngine(
  'the parts of the map name every page once, and none that is gone',
  async ({ app }) => {
    const goods = await fillShelves(
      app,
      Array.from({ length: 40 }, () => ({})),
    )
    const [gone, ...sold] = goods.map(({ id }) => id)
    await withdrawProduct(app, system, gone ?? '')
    const mostInMap = 20
    const parts = await countParts(app, mostInMap)
    assert.equal(parts, Math.ceil((steady.length + 39) / mostInMap))
    const entries = []
    for (let number = 1; number <= parts; number++) {
      const part = await readPart(app, { number, mostInMap, site })
      assert(part.length <= mostInMap && part.length > 0)
      entries.push(...part)
    }
    const named = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '')
    assert.equal(new Set(named).size, steady.length + 39)
    assert.deepEqual(
      named.slice(0, steady.length),
      steady.map((path) => `${site}${path}`.replaceAll('&', '&amp;')),
    )
    const products = named.flatMap((address) => /products-details\/(\w+)/.exec(address)?.[1] ?? [])
    assert.deepEqual(products.toSorted(), sold.toSorted())
  },
)

testOnEachEngine('an empty shop has its steady pages', async ({ app }) => {
  const entries = await readPart(app, { number: 1, mostInMap: 50_000, site })
  assert.equal(entries.length, steady.length)
  assert.equal(await countParts(app, 50_000), 1)
})
