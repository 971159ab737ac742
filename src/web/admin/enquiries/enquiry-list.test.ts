import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  asScreenStatus,
  asServerStatus,
  enquiryList,
  filterOf,
  statusChoices,
} from './enquiry-list.ts'

function queryOf(text: string) {
  return enquiryList.queryOf(new URLSearchParams(text))
}

test('the address of the enquiries holds the search and the status in the words of the screen', () => {
  const address = '/admin/enquiries?q=asha+rao&status=in-progress&page=3'
  assert.equal(enquiryList.addressOf(queryOf(address.slice(address.indexOf('?')))), address)
  assert.deepEqual(queryOf('status=responded&page=-1'), { q: '', status: '', page: 1 })
})

test('the screen says new, in-progress and resolved, the call pending, responded and closed', () => {
  assert.deepEqual(filterOf(queryOf('q=x&status=resolved')), { q: 'x', status: 'closed' })
  for (const status of ['pending', 'responded', 'closed'] as const) {
    assert.equal(asServerStatus(asScreenStatus(status)), status)
  }
  assert.deepEqual(statusChoices, [
    ['new', 'New'],
    ['in-progress', 'In Progress'],
    ['resolved', 'Resolved'],
  ])
})
