import assert from 'node:assert/strict'
import { test } from 'node:test'
import { truth } from './truth-schema.ts'

test('a choice of a form is yes or no in the words of forms and of JSON, and what is neither is refused', () => {
  const choice = truth('Please send true or false')
  for (const yes of [true, 'true']) assert.equal(choice.parse(yes), true)
  for (const no of [false, 'false', '', undefined]) assert.equal(choice.parse(no), false)
  for (const neither of ['1', 'on', 1, 0, null, {}, ['true']])
    assert.equal(choice.safeParse(neither).error?.issues[0]?.message, 'Please send true or false')
})
