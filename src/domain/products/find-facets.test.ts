import assert from 'node:assert/strict'
import { stockStatuses } from '#contract/products/product.ts'
import type { ProductForm } from '#contract/products/product-form.ts'
import { fillShelves, sixtyProducts } from '#tests/fixtures/shelves.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { filterProducts } from './filter-products.ts'
import type { ProductFilter } from './filter-products.ts'
import { findFacets } from './find-facets.ts'
import { findProductListPage } from './find-product-list.ts'
import { followProducts } from './follow-products.ts'
import type { FollowDeps } from './follow-rows.ts'
import { specifiedCategories } from '#tests/fixtures/specified-categories.ts'

const brands = ['Kaveri', 'Lekhra', 'Phalkora', 'Arunvale']

testOnEachEngine(
  'the count of each filter is the number of products that it leaves, and never zero',
  async ({ app }) => {
    await fillShelves(app, someProducts(80))
    await followProducts(app)
    for (let round = 0; round < 60; round++) {
      const filter = someFilter()
      const filterText = JSON.stringify(filter)
      const facets = await findFacets(app, filter)
      assert(facets)
      assert.equal(facets.total, await countListed(app, filter), filterText)
      for (const { name, count } of facets.tabs) {
        assert.equal(
          count,
          await countListed(app, { ...filter, category: name }),
          `${name} of ${filterText}`,
        )
      }
      for (const { name, count } of facets.brands) {
        assert.equal(
          count,
          await countListed(app, { ...filter, brand: [name] }),
          `${name} of ${filterText}`,
        )
      }
      for (const { name, count } of facets.stock) {
        assert.equal(
          count,
          await countListed(app, { ...filter, stock: name }),
          `${name} of ${filterText}`,
        )
      }
      for (const { min, max, count } of facets.prices) {
        const band = { minPrice: min ?? undefined, maxPrice: max ?? undefined }
        assert.equal(
          count,
          await countListed(app, { ...filter, ...band }),
          `${min} to ${max} of ${filterText}`,
        )
      }
      const offered = [...facets.brands, ...facets.stock, ...facets.prices]
      assert(offered.every(({ count }) => count > 0))
    }
  },
)

testOnEachEngine(
  'brands that are chosen together show the sum of what each would',
  async ({ app }) => {
    await fillShelves(app, sixtyProducts)
    await followProducts(app)
    const facets = await findFacets(app, { brand: ['Kaveri', 'Lekhra'] })
    const of = (name: string) => facets?.brands.find((brand) => brand.name === name)?.count ?? 0
    assert.deepEqual([of('Kaveri'), of('Lekhra'), of('Phalkora')], [20, 20, 20])
    assert.equal(facets?.total, 40)
  },
)

testOnEachEngine('a search counts what it finds and nothing else', async ({ app }) => {
  await fillShelves(app, sixtyProducts)
  await followProducts(app)
  const list = await findProductListPage(app, { q: 'teak kaveri' })
  assert.equal(list.total, 3)
  assert.deepEqual(
    list.filters?.brands.map(({ name, count }) => [name, count]),
    [['Kaveri', 3]],
  )
  assert.equal(list.instead, null)
})

testOnEachEngine(
  'a search that finds nothing offers how it may be written, and what has some of its words',
  async ({ app }) => {
    await fillShelves(app, sixtyProducts)
    await followProducts(app)
    const meant = await findProductListPage(app, { q: 'teak lkhr' })
    assert.equal(meant.total, 0)
    assert.equal(meant.instead?.spelling, 'teak lekhra')
    const near = await findProductListPage(app, { q: 'deodar spaceship' })
    assert.equal(near.total, 0)
    assert(near.instead && near.instead.near.length > 0)
    assert(near.instead.near.every(({ name }) => name === 'Deodar'))
    const nonsense = await findProductListPage(app, { q: 'xqzwvk' })
    assert.deepEqual(nonsense.instead, { spelling: null, near: [] })
  },
)

/** As the database counts, by other means. */
async function countListed({ db }: FollowDeps, { q: _, ...filter }: ProductFilter) {
  const { count } = await filterProducts(db, filter)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function someProducts(count: number): Partial<ProductForm>[] {
  return Array.from({ length: count }, () => ({
    brand: oneOf(brands),
    category: oneOf(specifiedCategories),
    stockStatus: oneOf(stockStatuses),
    price: oneOf([0, 500, 9_999.99, 10_000, 10_000.01, 24_999, 25_000, 60_000, 1_00_000, 2_50_000]),
  }))
}

function someFilter(): ProductFilter {
  const brand = brands.filter(() => Math.random() < 0.3)
  return {
    category: maybe(() => oneOf(specifiedCategories)) ?? 'All',
    brand: brand.length > 0 ? brand : undefined,
    stock: maybe(() => oneOf(stockStatuses)),
    minPrice: maybe(() => oneOf([0, 10_000, 25_000])),
    maxPrice: maybe(() => oneOf([10_000, 25_000, 1_00_000])),
  }
}

function maybe<Value>(value: () => Value) {
  return Math.random() < 0.4 ? value() : undefined
}

function oneOf<Value>(values: readonly Value[]) {
  return values[Math.floor(Math.random() * values.length)] as Value
}
