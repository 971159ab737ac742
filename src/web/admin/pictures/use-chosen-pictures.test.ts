import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chosenPictureOf } from './use-chosen-pictures.ts'

test('pictures can be chosen over plain http, where crypto.randomUUID is missing', (context) => {
  context.mock.property(Crypto.prototype, 'randomUUID', undefined)
  const file = new File(['picture'], 'laptop.png', { type: 'image/png' })
  const [one, other] = [chosenPictureOf(file), chosenPictureOf(file)]
  assert.match(one.id, /^[0-9a-f]{32}$/)
  assert.notEqual(one.id, other.id)
})
