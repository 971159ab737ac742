import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  enquiryAddress,
  enquiryFilterOf,
  enquiryQueryOf,
  isEnquiryFiltered,
} from './enquiry-table-query.ts'
import { asScreenStatus, asServerStatus, statusChoices } from './screen-status.ts'

function queryOf(text: string) {
  return enquiryQueryOf(new URLSearchParams(text))
}

test('an address and its query are two ways to say the same', () => {
  const address = '/admin/enquiries?q=asha+rao&status=in-progress&page=3'
  assert.equal(enquiryAddress(queryOf(address.slice(address.indexOf('?')))), address)
  assert.equal(enquiryAddress(queryOf('q=&status=&page=1')), '/admin/enquiries')
})

test('an unknown value in the address of the enquiries counts as absent', () => {
  assert.deepEqual(queryOf('status=responded&page=-1'), { q: '', status: '', page: 1 })
})

test('a page filters nothing, a status does', () => {
  assert.equal(isEnquiryFiltered(queryOf('page=2')), false)
  assert.equal(isEnquiryFiltered(queryOf('status=new')), true)
})

test('the screen says new, in-progress and resolved, the call pending, responded and closed', () => {
  assert.deepEqual(enquiryFilterOf(queryOf('q=x&status=resolved')), { q: 'x', status: 'closed' })
  for (const status of ['pending', 'responded', 'closed'] as const) {
    assert.equal(asServerStatus(asScreenStatus(status)), status)
  }
  assert.deepEqual(statusChoices, [
    ['new', 'New'],
    ['in-progress', 'In Progress'],
    ['resolved', 'Resolved'],
  ])
})
