import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beforeComma, briefSpec, leadOf } from './brief-spec.ts'

test('a long line of a card ends before its first comma, a short one is whole', () => {
  assert.equal(briefSpec('Memory: 16 GB DDR4-3200, 1 of 2 slots free'), 'Memory: 16 GB DDR4-3200')
  assert.equal(briefSpec('Weight: 2.4 kg, with handle'), 'Weight: 2.4 kg, with handle')
  assert.equal(briefSpec('x'.repeat(40)), 'x'.repeat(40))
})

test('a comma in brackets or in a number parts nothing', () => {
  assert.equal(beforeComma('1,000 nits (indoors, peak), glossy'), '1,000 nits (indoors, peak)')
  assert.equal(beforeComma('one, two'), 'one')
  assert.equal(beforeComma(', first'), ', first')
})

test('a list of ports or connections stays whole on a card', () => {
  const line = 'Connectivity: USB 2.0, Ethernet 10/100, Wi-Fi 5'
  assert.equal(briefSpec(line), line)
})

test('a description begins with its first line that has words, cut after 160 characters', () => {
  assert.equal(leadOf('\n A cable.\nTwo metres.'), 'A cable.')
  assert.equal(leadOf('x'.repeat(200)), 'x'.repeat(160))
  assert.equal(leadOf(' '), undefined)
})
