import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countNew, isSameListing, withRow } from './listing.ts'

const one = { id: '1', name: 'Asha', status: 'pending' }
const other = { id: '2', name: 'Ravi', status: 'pending' }
const listing = { rows: [one, other], total: 2, page: 1, pages: 1, onPage: 25, facts: {} }

test('a changed row takes its place, and leaves a list that filters it out', () => {
  const changed = { ...one, status: 'closed' }
  assert.deepEqual(withRow(listing, changed, true).rows, [changed, other])
  const left = withRow(listing, changed, false)
  assert.deepEqual([left.rows, left.total], [[other], 1])
  assert.deepEqual(withRow(listing, { ...one, id: '9' }, true), listing)
})

test('a list is the same until a row, the total or the page differs', () => {
  assert.equal(isSameListing(listing, structuredClone(listing)), true)
  assert.equal(isSameListing(listing, { ...listing, total: 3 }), false)
  const read = { ...listing, rows: [{ ...one, name: 'Asha Rao' }, other] }
  assert.equal(isSameListing(listing, read), false)
  assert.equal(isSameListing(listing, withRow(listing, one, true)), true)
})

test('new rows are counted, rows that have gone are not', () => {
  assert.equal(countNew(listing, { ...listing, total: 4 }), 2)
  assert.equal(countNew(listing, { ...listing, total: 1 }), 0)
})
