import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCheapest, readStock } from './need-wishes.ts'

test('a search for a laptop that is not out of stock asks for one in stock', () => {
  for (const q of ['laptop not out of stock', 'laptop not sold out', 'laptop not unavailable']) {
    const text = { rest: ` ${q} `, taken: [] }
    assert.deepEqual(readStock(text), { stock: 'In Stock' }, q)
    assert.equal(text.rest.replaceAll(/[|\s]+/g, ' ').trim(), 'laptop', q)
  }
})

test('a low cost per page, and what is not cheap, are no wishes for the lowest price', () => {
  for (const q of ['low cost per page printer', 'not cheap laptop', 'low cost per print'])
    assert.equal(readCheapest({ rest: ` ${q} `, taken: [] }, false), false, q)
  for (const q of ['least expensive laptop', 'less costly printer', 'low cost printer'])
    assert.equal(readCheapest({ rest: ` ${q} `, taken: [] }, false), true, q)
})
