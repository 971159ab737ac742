import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactAddress, contactQueryOf } from './contact-table-query.ts'

test('an address says which contacts are shown, and gives itself back', () => {
  for (const address of [
    '/admin/contacts',
    '/admin/contacts?q=asha&type=new&status=pending&page=3',
    '/admin/contacts?tab=generate-password',
  ]) {
    const params = new URLSearchParams(address.split('?')[1])
    assert.equal(contactAddress(contactQueryOf(params)), address)
  }
})

test('an unknown value in the address of the contacts counts as absent', () => {
  const params = new URLSearchParams('tab=none&type=old&status=lost&page=-2&q=%20')
  assert.equal(contactAddress(contactQueryOf(params)), '/admin/contacts')
})
