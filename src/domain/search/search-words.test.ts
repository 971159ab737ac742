import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assert as assertAlways, property, string } from 'fast-check'
import { chunksOf, lettersAndDigits, stemOf, wordsOf } from './search-words.ts'

test('a quantity is one word, however it is written', () => {
  const alike = {
    '16gb': ['16GB', '16 GB', '16-gb', '16 gigabytes', '16 gig'],
    '27inch': ['27"', '27 inch', '27-inch', '27 in', '27”', '27″', "27''", '27 inches'],
    '15.6inch': ['15.6"', '15.6-inch'],
    '3000va': ['3 kVA', '3kva', '3,000 VA', '3000 va'],
    '4200lumen': ['4,200 ANSI lumens', '4200 lm'],
    '100000page': ['1,00,000 pages', '100,000 pages'],
    '1920x1080': ['1920 × 1080', '1920x1080', '1920 X 1080'],
  }
  for (const [word, texts] of Object.entries(alike)) {
    for (const text of texts) assert.deepEqual(wordsOf(text), [word], text)
  }
})

test('a word that only looks like a quantity is searched as a word', () => {
  assert.deepEqual(wordsOf('2-in-1 laptop'), ['2', 'in', '1', 'laptop'])
  assert.deepEqual(wordsOf('M126nw'), ['m126nw'])
  assert.deepEqual(wordsOf('14 g3'), ['14', 'g3'])
  assert.deepEqual(wordsOf('4K32'), ['4k32'])
})

test('letters and digits that are written together stay together', () => {
  assert.deepEqual(chunksOf('LX-M126nw, Wi-Fi; H.265 Café'), [
    ['lx', 'm126nw'],
    ['wi', 'fi'],
    ['h', '265'],
    ['cafe'],
  ])
})

test('punctuation and symbols are not searched', () => {
  for (const text of ['', ' ', '%', '…', '₹', '***', "';--"]) assert.deepEqual(wordsOf(text), [])
})

test('the singular and the plural of a word have one stem', () => {
  const stems = { printers: 'printer', batteries: 'battery', ups: 'ups', chassis: 'chassis' }
  for (const [word, stem] of Object.entries(stems)) assert.equal(stemOf(word), stem)
})

test('letters and digits part where they meet', () => {
  assert.deepEqual(lettersAndDigits('m126nw'), ['m', '126', 'nw'])
  assert.deepEqual(lettersAndDigits('電腦15.6x'), ['電腦', '15.6', 'x'])
})

test('words of any text hold no spaces, and case and accents make no difference', () => {
  assertAlways(
    property(string({ unit: 'binary', maxLength: 60 }), (text) => {
      const words = wordsOf(text)
      assert.ok(words.every((word) => word !== '' && !/\s/.test(word)))
      assert.deepEqual(wordsOf(words.join(' ')).join(''), words.join(''))
    }),
  )
})
