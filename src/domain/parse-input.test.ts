import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OfficeProductQuery } from '#contract/products/product-query.ts'
import { z } from '#contract/schema.ts'
import { parseInput, parseQuery } from './parse-input.ts'

const asked: Record<string, unknown>[] = [
  {},
  { category: 'Laptops', limit: '24', maxPrice: '59999.5' },
  { q: ' touch   panel ', brand: ['Kaveri', ''], memory: '16', memoryFrom: '', page: '2' },
  { unknown: 'x', limit: '1000' },
]

test('a query is parsed as its whole schema has it, in the order of the schema', () => {
  for (const query of asked) {
    const whole = parseInput(OfficeProductQuery, query)
    const given = Object.entries(whole).filter(([, value]) => value !== undefined)
    const parsed = Object.entries(parseQuery(OfficeProductQuery, query))
    assert.deepEqual(
      parsed.filter(([, value]) => value !== undefined),
      given,
    )
  }
})

test('a query is refused in the words of its whole schema', () => {
  for (const query of [
    { maxPrice: 'cheap' },
    { sort: ['name', 'price'] },
    { limit: 'x', q: ['a', 'b'] },
  ]) {
    const refusalOf = (parse: typeof parseQuery) => {
      try {
        return parse(OfficeProductQuery, query)
      } catch (error) {
        return { ...(error as object), message: String(error) }
      }
    }
    assert.deepEqual(refusalOf(parseQuery), refusalOf(parseInput as typeof parseQuery))
  }
})

test('a field that a query must have is refused where the address does not name it', () => {
  assert.throws(() => parseQuery(z.object({ day: z.string() }), {}), { kind: 'invalid' })
})

test('U+0000 is left out of all texts and names of an input, whatever its schema', () => {
  const schema = z.object({ id: z.string(), counts: z.record(z.string(), z.array(z.string())) })
  const input = { id: 'A\u00001', counts: { '\u0000B': ['\u0000', 'C\u0000'] } }
  assert.deepEqual(parseInput(schema, input), { id: 'A1', counts: { B: ['', 'C'] } })
})

test('lists within lists are refused as unreadable, however deep they are', () => {
  const deep = JSON.parse('['.repeat(30_000) + ']'.repeat(30_000))
  for (const input of [deep, { unknown: deep }]) {
    assert.throws(() => parseInput(OfficeProductQuery, input), { kind: 'invalid' })
  }
})
