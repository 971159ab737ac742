import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onServer } from '../test-server.ts'
import type { TestServer } from '../test-server.ts'
import { inWorld } from '../world.ts'
import { bodyFieldsOf, everyEndpoint, errorOf, nameOf } from './every-endpoint.ts'
import { sendInput } from './send-input.ts'
import { isWordedByZod, textOfZod } from './worded-by-zod.ts'

const hostileValues: unknown[] = [
  undefined,
  null,
  true,
  7,
  -1,
  1.5,
  1e308,
  '',
  'x',
  'x'.repeat(9000),
  '-1',
  '1.5',
  '99999999999',
  'NaN',
  [],
  ['x', 'x'],
  Array.from({ length: 1001 }, () => 'x'),
  Array.from({ length: 60 }, (_, at) => String(at)),
  'x'.repeat(300),
  ['x'.repeat(9000)],
  [null, 7, {}],
  {},
  { a: { b: ['c'] } },
]

// On one engine: input is refused before any database is asked.
testOnSqliteServer('no input makes a call respond with texts of the validator', async (server) => {
  for (const endpoint of everyEndpoint) {
    const queryFields = Object.keys(endpoint.query?.shape ?? {})
    const bodyFields = bodyFieldsOf(endpoint)
    for (const value of hostileValues) {
      const input = {
        id: 'x',
        query: Object.fromEntries(queryFields.map((name) => [name, value])),
        body: Object.fromEntries(bodyFields.map((name) => [name, value])),
      }
      const fault = errorOf(endpoint, await sendInput(server, endpoint, input))
      assert(fault === undefined, `${nameOf(endpoint)} ${JSON.stringify(value)}: ${fault}`)
    }
  }
})

testOnSqliteServer(
  'too many brands in the address of a list are refused in plain words',
  async (server) => {
    const brands = Array.from({ length: 51 }, (_, at) => `brand=${at}`).join('&')
    const { status, json } = await server.call('GET', `/products?${brands}`, { token: null })
    assert.equal(status, 400)
    assert.deepEqual(json['fields'], { brand: 'Choose at most 50 brands' })
  },
)

test('every text of the English locale of zod is recognized as such', () => {
  const origins = ['string', 'number', 'int', 'array', 'set', 'map', 'file', 'date', 'bigint']
  const issues = [
    ...origins.flatMap((origin) => [
      { code: 'too_big', origin, maximum: 1, inclusive: true },
      { code: 'too_small', origin, minimum: 1, inclusive: true },
      { code: 'invalid_key', origin },
      { code: 'invalid_element', origin },
      { code: 'invalid_type', expected: origin },
    ]),
    { code: 'invalid_format', format: 'email' },
    { code: 'invalid_format', format: 'starts_with', prefix: 'x' },
    { code: 'invalid_value', values: ['a'] },
    { code: 'invalid_value', values: ['a', 'b'] },
    { code: 'not_multiple_of', divisor: 2 },
    { code: 'unrecognized_keys', keys: ['a'] },
    { code: 'unrecognized_keys', keys: ['a', 'b'] },
    { code: 'invalid_union' },
    { code: 'custom' },
  ]
  for (const issue of issues) {
    const text = textOfZod({ ...issue, input: 'x' })
    assert(isWordedByZod(text), text)
  }
})

test('the specified texts about sign-in are not taken for texts of zod', () => {
  for (const text of ['Invalid email or password', 'Invalid GST number or password']) {
    assert(!isWordedByZod(text), text)
  }
})

function testOnSqliteServer(sentence: string, body: (server: TestServer) => Promise<void>) {
  test(sentence, () => inWorld('sqlite', (world) => onServer(world, body)))
}
