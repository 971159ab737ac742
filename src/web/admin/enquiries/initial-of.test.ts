import assert from 'node:assert/strict'
import { test } from 'node:test'
import { initialOf } from './initial-of.ts'

test('the initial is what a person would call the first letter', () => {
  assert.equal(initialOf('asha'), 'A')
  assert.equal(initialOf('  “Ravi”'), 'R')
  assert.equal(initialOf('किरण'), 'कि')
  assert.equal(initialOf('ßa'), 'SS')
  assert.equal(initialOf('👩‍💻'), '👩‍💻')
  assert.equal(initialOf(''), '')
})
