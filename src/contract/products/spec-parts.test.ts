import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beforeComma, briefSpec, specParts } from './spec-parts.ts'

test('a line is split at its first colon with a space', () => {
  assert.deepEqual(specParts('Ports: HDMI: 2, USB: 4'), {
    label: 'Ports',
    value: 'HDMI: 2, USB: 4',
  })
})

test('a line without a label stays whole', () => {
  assert.deepEqual(specParts('Throw ratio 1.3:1'), { value: 'Throw ratio 1.3:1' })
  assert.deepEqual(specParts(': no label'), { value: ': no label' })
})

test('a colon far into the line belongs to a sentence', () => {
  const sentence = `${'a very long sentence '.repeat(4)}: and more`
  assert.deepEqual(specParts(sentence), { value: sentence })
})

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
