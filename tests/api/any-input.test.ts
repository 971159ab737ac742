import assert from 'node:assert/strict'
import fc from 'fast-check'
import { stockStatuses } from '#contract/products/product.ts'
import { productFormOf, testOnServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { travelBook } from '../fixtures/goods.ts'
import { bodyFieldsOf, everyEndpoint, errorOf, nameOf } from './every-endpoint.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { sendInput } from './send-input.ts'
import type { Input } from './send-input.ts'
import { specifiedCategories } from '#tests/fixtures/specified-categories.ts'

/**
 * Cases for each of some 200 calls, new ones in every run. On PostgreSQL only what the database itself
 * refuses can differ.
 */
const cases = { sqlite: 60, pglite: 20, postgres: 20 }

const trickyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202eexe.gpj',
    '%00',
    '../../etc/passwd',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    '9'.repeat(400),
    '-0',
    '1e309',
    'NaN',
    '[]',
    '{}',
    'null',
    'x'.repeat(20_000),
  ),
)

const trickyValue = fc.oneof(
  trickyText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(trickyText, { maxLength: 5 }),
  fc.dictionary(trickyText, trickyText, { maxKeys: 4 }),
)

/** `/admin/products/all` and `/admin/gallery/order` are calls of their own, and dots are resolved by the caller. */
const otherAddresses = new Set(['all', 'order', '.', '..'])

/** Mostly what a field takes, so that cases get past the first fault. */
const plausible: Record<string, fc.Arbitrary<unknown>> = {
  category: fc.constantFrom(...specifiedCategories, 'All'),
  stockStatus: fc.constantFrom(...stockStatuses),
  stock: fc.constantFrom(...stockStatuses),
  price: fc.integer({ min: 0, max: 10_000_000 }).map((paise) => paise / 100),
  specs: fc.array(trickyText, { maxLength: 120 }),
  page: fc.integer({ min: -1, max: 2_000_000 }),
  limit: fc.integer({ min: -1, max: 500 }),
  version: fc.integer({ min: 0, max: 3 }),
  sort: fc.constantFrom('relevance', 'newest', 'name', 'price', '-price'),
  minPrice: fc.integer({ min: -1, max: 1000 }),
  maxPrice: fc.integer({ min: -1, max: 1000 }),
  brand: fc.constantFrom('Kaveri', 'Lekhra'),
  q: fc.oneof(trickyText, fc.constantFrom('16gb', 'tb-14', 'laptop', '%', '_', '\\')),
  email: fc.constantFrom('a@b.cd', 'A@B.CD ', 'nobody'),
}

testOnServer(
  'no generated input makes a call fail, and every response matches its schema',
  async (server) => {
    const { product } = (await add(server)).json as { product: { id: string } }
    for (const endpoint of everyEndpoint) {
      await fc.assert(
        fc.asyncProperty(inputFor(endpoint, product.id), async (input) => {
          const response = await sendInput(server, endpoint, input)
          const fault = errorOf(endpoint, response)
          assert(fault === undefined, `${nameOf(endpoint)}: ${fault}`)
        }),
        { numRuns: cases[server.engine], endOnFailure: true },
      )
    }
  },
)

function inputFor(endpoint: Endpoint, knownId: string): fc.Arbitrary<Input> {
  return fc.record({
    id: fc.oneof(
      fc.constant(knownId),
      trickyText.filter((text) => text.length < 200 && !otherAddresses.has(text)),
    ),
    query: fieldsFor(Object.keys(endpoint.query?.shape ?? {})),
    body: fc.oneof(
      { weight: 9, arbitrary: fieldsFor(bodyFieldsOf(endpoint)) },
      { weight: 1, arbitrary: trickyValue },
    ),
  })
}

function fieldsFor(names: string[]) {
  const fields = names.map((name) => [name, fieldFor(name)] as const)
  const strangers = fc.dictionary(trickyText, trickyValue, { maxKeys: 1 })
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  return fc.tuple(known, strangers).map(([own, strange]) => ({ ...strange, ...own }))
}

function fieldFor(name: string) {
  const good =
    plausible[name] ?? fc.constant((travelBook as Record<string, unknown>)[name] ?? 'words')
  return fc.oneof({ weight: 8, arbitrary: good }, { weight: 1, arbitrary: trickyValue })
}

function add(server: TestServer) {
  return server.call('POST', '/admin/products/add', { form: productFormOf(travelBook) })
}
