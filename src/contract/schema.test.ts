import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorsIn } from '#tests/fixtures/form-errors.ts'
import { z } from './schema.ts'

test('a schema without texts of its own refuses in plain words', () => {
  const Form = z.object({
    missing: z.string(),
    text: z.string(),
    short: z.string().min(3),
    long: z.string().max(3),
    list: z.array(z.string()).max(2),
    count: z.int().max(5),
    flag: z.boolean(),
    choice: z.enum(['a', 'b']),
    address: z.url(),
    more: z.strictObject({}),
  })
  const form = {
    text: 7,
    short: 'ab',
    long: 'abcd',
    list: ['a', 'b', 'c'],
    count: 6,
    flag: 'yes',
    choice: 'c',
    address: 'x',
    more: { one: 1 },
  }
  assert.deepEqual(errorsIn(Form, form), {
    missing: 'This is required',
    text: 'This must be text',
    short: 'At least 3 characters',
    long: 'At most 3 characters',
    list: 'At most 2 entries',
    count: 'At most 5',
    flag: 'This must be true or false',
    choice: 'This must be one of: a, b',
    address: 'This is not in the form that is expected here',
    more: 'Not known here: one',
  })
})
