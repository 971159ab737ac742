import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactList } from './contact-list.ts'

function addressOf(text: string) {
  return contactList.addressOf(contactList.queryOf(new URLSearchParams(text)))
}

test('an address says which contacts are shown, and gives itself back', () => {
  for (const address of [
    '/admin/contacts',
    '/admin/contacts?q=asha&type=new&status=pending&page=3',
    '/admin/contacts?tab=generate-password',
  ]) {
    assert.equal(addressOf(address.split('?')[1] ?? ''), address)
  }
})

test('an unknown value in the address of the contacts counts as absent', () => {
  assert.equal(addressOf('tab=none&type=old&status=lost&page=-2&q=%20'), '/admin/contacts')
})

test('the tab of the contacts filters nothing', () => {
  const query = contactList.queryOf(new URLSearchParams('tab=generate-password'))
  assert.equal(contactList.isFiltered(query), false)
})
