import assert from 'node:assert/strict'
import { test } from 'node:test'
import { specParts } from './spec-parts.ts'

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
