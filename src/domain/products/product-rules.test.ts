import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assert as assertAlways, integer, property, string } from 'fast-check'
import { laterFields } from '#contract/products/product-fields.ts'
import { travelBook } from '#tests/fixtures/goods.ts'
import { folded } from '../fold-text.ts'
import {
  paiseOf,
  pathOf,
  publicPriceOf,
  rupeesOf,
  productSearchText,
  sortPriceOf,
} from './product-rules.ts'
import { idOfPathPart, slugOf } from '../path-part.ts'

test('rupees become the paise that were meant', () => {
  assert.deepEqual(
    [0, 0.01, 0.29, 0.57, 1.1, 1.15, 4.35, 1.005, 10.075].map(paiseOf),
    [0, 1, 29, 57, 110, 115, 435, 100, 1007],
  )
  assert.equal(paiseOf(999_999_999.99), 99_999_999_999)
})

test('every amount of paise comes back from rupees as it was', () => {
  assertAlways(
    property(
      integer({ min: 0, max: 99_999_999_999 }),
      (paise) => paiseOf(rupeesOf(paise)) === paise,
    ),
  )
})

test('only a price of nothing is no price', () => {
  assert.equal(publicPriceOf(0), null)
  assert.equal(publicPriceOf(1), 0.01)
})

test('a product without a price sorts after every product with one', () => {
  assert.ok(sortPriceOf(0) > sortPriceOf(99_999_999_999))
  assert.ok(Number.isSafeInteger(sortPriceOf(0)))
  assert.equal(sortPriceOf(1), 1)
})

test('texts are folded to small letters, digits and single spaces', () => {
  const pairs = {
    'Kaveri TravelBook 14"': 'kaveri travelbook 14',
    '  M126-NW // (new) ': 'm126 nw new',
    'Café Crème İstanbul': 'cafe creme istanbul',
    'Cafe\u0301': 'cafe',
    'ＦＵＬＬ　ｗｉｄｔｈ １２': 'full width 12',
    '16\u00A0GB_RAM': '16 gb ram',
    '½ price™ ﬁne': '1 2 pricetm fine',
    "₹%_*\\'": '',
    स्मार्ट: 'समरट',
    電腦: '電腦',
  }
  for (const [text, expected] of Object.entries(pairs)) assert.equal(folded(text), expected)
})

test('a folded text holds nothing that LIKE or an address would read, and stays as it is', () => {
  assertAlways(
    property(string({ unit: 'binary' }), (text) => {
      const once = folded(text)
      assert.match(once, /^([\p{Letter}\p{Number}]+( [\p{Letter}\p{Number}]+)*)?$/u)
      assert.equal(folded(once), once)
    }),
  )
})

test('a slug is the name in letters, digits and hyphens, and ends in none', () => {
  assert.equal(slugOf('Kaveri TravelBook 14″ (G3) — Café'), 'kaveri-travelbook-14-g3-cafe')
  assert.equal(slugOf('---'), '')
  assert.equal(slugOf('स्मार्ट पैनल'), '')
  assert.equal(slugOf('HP स्मार्ट 65'), 'hp-65')
  const long = slugOf(`${'a'.repeat(79)} bbb`)
  assert.equal(long, 'a'.repeat(79))
  assert.equal(slugOf('word '.repeat(40)).length, 79)
})

test('the address of a product is its id and its slug', () => {
  assert.equal(
    pathOf({ id: '01ABC', name: 'Lekhra TallyJet' }),
    '/products-details/01ABC-lekhra-tallyjet',
  )
  assert.equal(pathOf({ id: '01ABC', name: '電腦' }), '/products-details/01ABC')
})

test('the id is found in any address that was made of it', () => {
  for (const part of [
    '01ABC',
    '01ABC-',
    '01ABC-lekhra-tallyjet',
    '01ABC-any-old-name',
    '01ABC--',
  ]) {
    assert.equal(idOfPathPart(part), '01ABC')
  }
  assert.equal(idOfPathPart(''), '')
  assert.equal(idOfPathPart('-01ABC'), '')
  assert.equal(idOfPathPart('01\u0000ABC-x'), '01ABC')
})

test('a search looks into name, brand, model, category and specifications, not the description', () => {
  const searched = productSearchText({ ...laterFields, ...travelBook, description: 'Unmistakable' })
  for (const word of ['travelbook', 'kaveri', 'tb 14 g3', 'laptops', '512 gb ssd']) {
    assert.ok(searched.includes(word), word)
  }
  assert.ok(!searched.includes('unmistakable'))
})
