import { test } from 'node:test'
import { strict as assert } from 'node:assert'
import { jsonOf, withStoredJson } from './stored-json.ts'

test('JSON with stored views in it is the same text as JSON.stringify makes', () => {
  const view = withStoredJson({
    name: 'A "quoted" नाम',
    price: null,
    lines: ['one'],
    none: undefined,
  })
  const values = [
    { success: true, items: [view, { name: 'plain', items: [view] }], byId: { 'a"b': view } },
    {
      at: new Date(0),
      missing: undefined,
      list: [undefined, null, Number.NaN],
      empty: {},
      none: [],
    },
    [view, view],
    'text',
    null,
  ]
  for (const value of values) assert.equal(jsonOf(value), JSON.stringify(value))
  assert.equal(jsonOf(undefined), undefined)
})

test('a view with stored JSON cannot be changed, so its text stays right', () => {
  const view = withStoredJson({ name: 'before' })
  assert.throws(() => Object.assign(view, { name: 'after' }), TypeError)
  assert.equal(jsonOf(view), '{"name":"before"}')
})
