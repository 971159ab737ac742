import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markedParts } from './marked-parts.ts'

test('every second part of a suggestion begins like a typed word', () => {
  assert.deepEqual(markedParts('Kaveri TravelBook 14 Laptop', 'LAP kav'), [
    '',
    'Kav',
    'eri TravelBook 14 ',
    'Lap',
    'top',
  ])
})

test('a search marks no part within a word and no single letter, and reads no regular expression', () => {
  for (const typed of ['book', 'k', '(.*', '']) {
    assert.deepEqual(markedParts('TravelBook', typed), ['TravelBook'])
  }
})

test('the longer of two words is marked, and names in Hindi are whole', () => {
  assert.deepEqual(markedParts('Laptop', 'la laptop'), ['', 'Laptop', ''])
  assert.deepEqual(markedParts('कावेरी 14', 'कावे'), ['', 'कावे', 'री 14'])
})
