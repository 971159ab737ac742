import assert from 'node:assert/strict'
import { test } from 'node:test'
import { letterList } from './letter-list.ts'

function addressOf(text: string) {
  return letterList.addressOf(letterList.queryOf(new URLSearchParams(text)))
}

test('an address says which letters are shown, and gives itself back', () => {
  for (const address of ['/admin/letters', '/admin/letters?state=failed&page=2']) {
    assert.equal(addressOf(address.split('?')[1] ?? ''), address)
  }
})

test('an unknown value in the address of the letters counts as absent', () => {
  assert.equal(addressOf('state=lost&page=x'), '/admin/letters')
})
