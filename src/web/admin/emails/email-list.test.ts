import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emailList } from './email-list.ts'

function addressOf(text: string) {
  return emailList.addressOf(emailList.queryOf(new URLSearchParams(text)))
}

test('an address says which e-mails are shown, and gives itself back', () => {
  for (const address of [
    '/admin/emails',
    '/admin/emails?q=asha+kaveri&state=failed&sort=-recipient&page=2',
  ]) {
    assert.equal(addressOf(address.split('?')[1] ?? ''), address)
  }
})

test('an unknown value in the address of the e-mails counts as absent', () => {
  assert.equal(addressOf('state=lost&sort=colour&page=x'), '/admin/emails')
})
