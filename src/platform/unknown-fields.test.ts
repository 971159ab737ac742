import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstMessageOf, messageOf, numberField, textField } from './unknown-fields.ts'

test('fields of a thrown value are read by name and type', () => {
  const error = Object.assign(new Error('disk I/O error'), {
    code: 'ERR_SQLITE_ERROR',
    errcode: 10,
  })
  assert.equal(textField(error, 'code'), 'ERR_SQLITE_ERROR')
  assert.equal(numberField(error, 'errcode'), 10)
  assert.equal(textField(error, 'errcode'), undefined)
  assert.equal(messageOf(error), 'disk I/O error')
})

test('a thrown value without fields has none, and its text as message', () => {
  for (const thrown of [undefined, null, 'gone', 7]) {
    assert.equal(textField(thrown, 'code'), undefined)
    assert.equal(numberField(thrown, 'errcode'), undefined)
    assert.equal(messageOf(thrown), String(thrown))
  }
})

test('an error of several addresses has the message of the first of them', () => {
  const error = new AggregateError([new Error('connect ECONNREFUSED ::1:5432')])
  assert.equal(firstMessageOf(error), 'connect ECONNREFUSED ::1:5432')
  assert.equal(firstMessageOf(new Error('refused')), 'refused')
  assert.equal(firstMessageOf(undefined), undefined)
})
