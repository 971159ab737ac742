import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { enquiriesCsv, enquiriesFileName } from './enquiries-csv.ts'

const enquiry: Enquiry = {
  id: '1',
  reference: 'E-22222222',
  name: '=cmd|x',
  email: 'asha@rao.example',
  phone: '+919845012345',
  company: null,
  product: 'Kaveri 14, "Pro"',
  productId: null,
  message: 'Two lines,\nno less.',
  status: 'responded',
  createdAt: '2026-11-20T18:35:00.000Z',
  isRead: false,
  isSuspect: true,
}

test('a row holds what the office knows, with the time of Bengaluru', () => {
  assert.equal(
    enquiriesCsv([enquiry]),
    '\uFEFFReference,Date,Status,Name,Email,Phone,Company,Product,Message,Suspected spam\r\n' +
      `E-22222222,2026-11-21 00:05,In Progress,'=cmd|x,asha@rao.example,'+919845012345,,"Kaveri 14, ""Pro""","Two lines,\nno less.",Yes\r\n`,
  )
})

test('the file carries the day on which it was made, in Bengaluru', () => {
  assert.equal(enquiriesFileName(new Date('2026-11-20T18:35:00Z')), 'enquiries-2026-11-21.csv')
})
