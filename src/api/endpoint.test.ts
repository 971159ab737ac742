import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallDefinitions } from '#contract/call-definition.ts'
import { callsOf } from '#contract/call.ts'
import type { ResponseOf, InputOf } from '#contract/call.ts'
import { IdParams } from '#contract/general-schemas.ts'
import { z } from '#contract/schema.ts'
import { endpointsOf } from './endpoint.ts'

const definitions = {
  find: {
    summary: 'One product',
    params: IdParams,
    response: z.object({ name: z.string() }),
  },
} satisfies CallDefinitions

const calls = callsOf<typeof definitions>()({
  find: { method: 'GET', path: '/one/{id}', can: 'products.view' },
})

test('an endpoint has the route, the definition and the use case of its call', () => {
  const find = async () => ({ name: 'Kaveri' })
  const [endpoint] = endpointsOf(calls, definitions, { find })
  assert.deepEqual(endpoint, { ...calls.find, ...definitions.find, run: find })
})

test('a call or a use case that does not fit its declaration does not compile', () => {
  const declare = callsOf<typeof definitions>()
  // @ts-expect-error -- a call says who may make it
  declare({ find: { method: 'GET', path: '/one/{id}' } })
  // @ts-expect-error -- only what a role can have is a permission
  declare({ find: { method: 'GET', path: '/one/{id}', can: 'products.burn' } })
  // @ts-expect-error -- a definition needs its route
  declare({})
  // @ts-expect-error -- a call needs its use case
  endpointsOf(calls, definitions, {})
  // @ts-expect-error -- the use case returns what is declared
  endpointsOf(calls, definitions, { find: async () => ({ title: 'Kaveri' }) })
  // @ts-expect-error -- the browser sends what is declared
  const input: InputOf<typeof definitions.find> = { number: '1' }
  const response: ResponseOf<typeof definitions.find> = { name: 'Kaveri' }
  // @ts-expect-error -- the browser reads what is declared
  assert.equal(response.title, undefined)
  assert(input)
})
