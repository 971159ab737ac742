import assert from 'node:assert/strict'
import { test } from 'node:test'
import { letterAddress, letterQueryOf } from './letter-table-query.ts'

test('an address says which letters are shown, and gives itself back', () => {
  for (const address of ['/admin/letters', '/admin/letters?state=failed&page=2']) {
    const params = new URLSearchParams(address.split('?')[1])
    assert.equal(letterAddress(letterQueryOf(params)), address)
  }
})

test('an unknown value in the address of the letters counts as absent', () => {
  const params = new URLSearchParams('state=lost&page=x')
  assert.equal(letterAddress(letterQueryOf(params)), '/admin/letters')
})
