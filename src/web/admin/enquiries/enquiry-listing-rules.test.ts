import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { countNew, isSameListing, withEnquiry } from './enquiry-listing-rules.ts'

const one: Enquiry = {
  id: '1',
  reference: 'E-22222222',
  name: 'Asha Rao',
  email: 'asha@rao.example',
  phone: '9845012345',
  company: null,
  product: 'Kaveri 14',
  productId: null,
  message: 'How soon can you deliver?',
  status: 'pending',
  createdAt: '2026-11-21T06:00:00.000Z',
  isRead: false,
  isSuspect: false,
}
const other = { ...one, id: '2', name: 'Ravi' }
const listing = { rows: [one, other], total: 2, page: 1, pages: 1, onPage: 25 }

test('a changed enquiry takes its place, and leaves a list that is filtered by what it was', () => {
  const changed = { ...one, status: 'closed' as const }
  assert.deepEqual(withEnquiry(listing, changed, '').rows, [changed, other])
  const left = withEnquiry(listing, changed, 'new')
  assert.deepEqual([left.rows, left.total], [[other], 1])
  assert.deepEqual(withEnquiry(listing, { ...one, id: '9' }, ''), listing)
})

test('a list is the same until a row, the total or the page differs', () => {
  assert.equal(isSameListing(listing, structuredClone(listing)), true)
  assert.equal(isSameListing(listing, { ...listing, total: 3 }), false)
  assert.equal(
    isSameListing(listing, { ...listing, rows: [{ ...one, isRead: true }, other] }),
    false,
  )
  assert.equal(countNew(listing, { ...listing, total: 4 }), 2)
  assert.equal(countNew(listing, { ...listing, total: 1 }), 0)
})
