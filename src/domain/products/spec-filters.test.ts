import assert from 'node:assert/strict'
import type { SpecFilter } from '#contract/specifications/spec-filter.ts'
import { fillShelves } from '#tests/fixtures/shelves.ts'
import { testOnEachEngine } from '#tests/world.ts'
import { specTestsOf } from '../specifications/packed-specs.ts'
import type { ProductFilter, ProductSlice } from './filter-products.ts'
import { findFacets } from './find-facets.ts'
import { countProducts, findListedProducts, findProductListPage } from './find-product-list.ts'
import { findSuggestions } from './find-suggestions.ts'
import { followProducts } from './follow-products.ts'

const memories = [4, 8, 16, 32]
const weights = [1.1, 1.2, 1.45, 2, 2.6]

type Laptop = { memory: number | undefined; weight: number; price: number; brand: string }

const laptops = Array.from({ length: 60 }, (_, at): Laptop => {
  return {
    memory: at % 7 === 0 ? undefined : memories[at % memories.length],
    weight: weights[at % weights.length] ?? 0,
    price: 20_000 + at * 1000,
    brand: at % 3 === 0 ? 'Kaveri' : 'Lekhra',
  }
})

const forms = laptops.map(({ memory, weight, price, brand }) => ({
  name: `Laptop ${price}`,
  category: 'Laptops',
  brand,
  price,
  specs: [`RAM:- ${memory === undefined ? 'as ordered' : `${memory}gb`}`, `Weight: ${weight} kg`],
}))

function counted(isMeant: (laptop: Laptop) => boolean) {
  return laptops.filter(isMeant).length
}

const light: SpecFilter = { kind: 'weight', values: [], to: 1.5 }
const large: SpecFilter = { kind: 'memory', values: [8, 16] }

testOnEachEngine('a list is narrowed by several specifications at once', async ({ app }) => {
  await fillShelves(app, forms)
  const filter = { category: 'Laptops', specs: specTestsOf([large, light]) }
  const expected = counted(({ memory = 0, weight }) => [8, 16].includes(memory) && weight <= 1.5)
  assert.equal(await countProducts(app, filter), expected)
  assert.equal((await findListedProducts(app, filter)).length, expected)
  const [first] = await findListedProducts(app, { ...filter, sort: 'price', limit: 1 })
  assert.ok(first?.specs.some((line) => /RAM:- (8|16)gb/.test(line)))
  const byPrice = { ...filter, minPrice: 30_000, brand: ['Kaveri'] }
  const dear = counted(
    ({ memory = 0, weight, price, brand }) =>
      [8, 16].includes(memory) && weight <= 1.5 && price >= 30_000 && brand === 'Kaveri',
  )
  assert.equal(await countProducts(app, byPrice), dear)
})

testOnEachEngine(
  'a list is ordered by what a specification says, and who says nothing is last',
  async ({ app }) => {
    await fillShelves(app, forms)
    const memoriesOf = async (slice: ProductSlice) =>
      (await findListedProducts(app, slice)).map(({ specs: [line = ''] }) =>
        Number.parseInt(line.slice(6)),
      )
    const said = laptops.flatMap(({ memory }) => memory ?? [])
    const rising = said.toSorted((one, other) => one - other)
    const silent = laptops.slice(said.length).map(() => Number.NaN)
    assert.deepEqual(await memoriesOf({ sort: 'memory' }), [...rising, ...silent])
    assert.deepEqual(await memoriesOf({ sort: '-memory' }), [...rising.toReversed(), ...silent])
    const searched = {
      q: 'laptop',
      category: 'Laptops',
      sort: '-memory',
      page: 2,
      limit: 10,
    } as const
    await followProducts(app)
    assert.deepEqual(await memoriesOf(searched), rising.toReversed().slice(10, 20))
  },
)

testOnEachEngine('the count beside each value is what the list with it has', async ({ app }) => {
  await fillShelves(app, forms)
  for (const specs of [[], [light], [large], [large, light]]) {
    const facets = await findFacets(app, { category: 'Laptops', specs: specTestsOf(specs) })
    assert.ok(facets && facets.specs.length >= 2)
    const offered = facets.specs.flatMap(({ kind, options }) =>
      options.map((option) => ({ kind, ...option })),
    )
    for (const { kind, value, from, to, count } of offered) {
      const others = specs.filter((filter) => filter.kind !== kind)
      const chosen = [...others, { kind, values: value === undefined ? [] : [value], from, to }]
      const filter = { category: 'Laptops', specs: specTestsOf(chosen) }
      assert.equal(count, await countProducts(app, filter), `${kind} ${value} ${from} ${to}`)
    }
  }
})

testOnEachEngine(
  'a narrowed list keeps each specification in its place, with one choice left too',
  async ({ app }) => {
    await fillShelves(app, [
      { brand: 'Kaveri', category: 'Laptops', specs: ['Memory: 8 GB', 'Weight: 1.1 kg'] },
      { brand: 'Kaveri', category: 'Laptops', specs: ['Memory: 8 GB', 'Weight: 2.6 kg'] },
      { brand: 'Lekhra', category: 'Laptops', specs: ['Memory: 16 GB', 'Weight: 1.1 kg'] },
    ])
    const kindsOf = async (filter: ProductFilter) =>
      (await findFacets(app, { category: 'Laptops', ...filter }))?.specs.map(({ kind }) => kind)
    const ofAll = ['memory', 'weight']
    assert.deepEqual(await kindsOf({}), ofAll)
    assert.deepEqual((await kindsOf({ brand: ['Kaveri'] }))?.slice(0, 2), ofAll)
  },
)

testOnEachEngine('counts of brands and prices are of what the filters leave', async ({ app }) => {
  await fillShelves(app, forms)
  const facets = await findFacets(app, { category: 'Laptops', specs: specTestsOf([large]) })
  const isLarge = ({ memory = 0 }: Laptop) => [8, 16].includes(memory)
  assert.equal(facets?.total, counted(isLarge))
  assert.deepEqual(
    facets?.brands.map(({ name, count }) => [name, count]),
    ['Kaveri', 'Lekhra'].map((name) => [
      name,
      counted((laptop) => isLarge(laptop) && laptop.brand === name),
    ]),
  )
})

testOnEachEngine('the office lists what has lines that were not understood', async ({ app }) => {
  await fillShelves(app, forms)
  const only = 'Specifications not understood'
  const found = await findListedProducts(app, { only, among: ['Published', 'Draft', 'Hidden'] })
  assert.equal(
    found.length,
    counted(({ memory }) => memory === undefined),
  )
  assert.ok(found.every(({ specs }) => specs.includes('RAM:- as ordered')))
})

testOnEachEngine('words do the same as filters, and each can be taken away', async ({ app }) => {
  await fillShelves(app, forms)
  await followProducts(app)
  const list = await findProductListPage(app, { q: 'laptop under 40k 16gb below 1.5 kg' })
  const expected = counted(
    ({ memory = 0, weight, price }) => memory >= 16 && weight <= 1.5 && price <= 40_000,
  )
  assert.equal(list.total, expected)
  assert.deepEqual(list.asked, [
    { text: 'Memory: From 16 GB', without: 'laptop under 40k below 1.5 kg' },
    { text: 'Weight: Up to 1.5 kg', without: 'laptop under 40k 16gb' },
    { text: 'Up to ₹40,000', without: 'laptop 16gb below 1.5 kg' },
  ])
})

testOnEachEngine('where nothing meets the words, the nearest are near', async ({ app }) => {
  await fillShelves(app, forms)
  await followProducts(app)
  const list = await findProductListPage(app, { q: 'laptop under 15000' })
  assert.deepEqual([list.total, list.products], [0, []])
  assert.deepEqual(list.instead?.near[0]?.name, 'Laptop 20000')
})

testOnEachEngine(
  'of products that have some of the words, those with more of them come first, then those in stock',
  async ({ app }) => {
    const laptop = { brand: 'Kaveri', specs: [] }
    await fillShelves(app, [
      { ...laptop, name: 'Kaveri Alder Laptop for Long Journeys', modelNo: 'A-1' },
      { ...laptop, name: 'Kaveri Birch', modelNo: 'B-1', stockStatus: 'Out of Stock' },
      { ...laptop, name: 'Kaveri Cedar', modelNo: 'C-1', stockStatus: 'Back Order' },
      { ...laptop, name: 'Kaveri Elm', modelNo: 'E-1', specs: ['Screen: OLED'] },
    ])
    await followProducts(app)
    const { near } = await findSuggestions(app, 'kaveri laptopp oled purple')
    assert.deepEqual(
      near.map(({ modelNo }) => modelNo),
      ['E-1', 'A-1', 'C-1', 'B-1'],
    )
  },
)

testOnEachEngine(
  'a misspelt condition counts for what is near on a page without results, as one that is spelt right',
  async ({ app }) => {
    await fillShelves(app, [
      { name: 'Kaveri TravelBook 16 Laptop', modelNo: 'L-1', specs: ['Memory: 16 GB'] },
      { name: 'Kaveri OLED Sleeve', modelNo: 'S-1', category: 'Accessories', specs: [] },
    ])
    await followProducts(app)
    for (const q of ['kaveri laptop 32gb oled', 'kaveri laptopp 32gb oled']) {
      const { instead } = await findProductListPage(app, { q })
      assert.deepEqual(
        instead?.near.map(({ modelNo }) => modelNo),
        ['L-1'],
        q,
      )
    }
  },
)

testOnEachEngine(
  'of products that meet a need alike, those in stock come first',
  async ({ app }) => {
    const laptop = { brand: 'Kaveri', specs: ['Memory: 16 GB'], price: 50_000 }
    await fillShelves(app, [
      { ...laptop, modelNo: 'A-1' },
      { ...laptop, modelNo: 'B-1', stockStatus: 'Out of Stock' },
    ])
    await followProducts(app)
    for (const q of ['laptop 16 gb', 'laptop under 60000']) {
      const { products } = await findProductListPage(app, { q })
      assert.deepEqual(
        products.map(({ modelNo }) => modelNo),
        ['A-1', 'B-1'],
        q,
      )
    }
  },
)
