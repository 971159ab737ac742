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
  consent: null,
}

test('a row holds what the office knows, with the time of Bengaluru', () => {
  assert.equal(
    enquiriesCsv([enquiry]),
    '\uFEFFReference,Date,Status,Name,Email,Phone,Company,Product,Message,Suspected spam,Agreed to offers,Wording agreed to,Offers withdrawn\r\n' +
      `E-22222222,2026-11-21 00:05,In Progress,'=cmd|x,asha@rao.example,'+919845012345,,"Kaveri 14, ""Pro""","Two lines,\nno less.",Yes,,,\r\n`,
  )
})

test('a row says to which words its sender agreed, when, and since when no longer', () => {
  const consent = {
    id: '7',
    agreedAt: '2026-11-20T18:35:00.000Z',
    wording: 'Send me offers.',
    withdrawnAt: '2026-11-21T05:00:00.000Z',
  }
  const row = enquiriesCsv([{ ...enquiry, consent }]).trimEnd()
  assert(row.endsWith(',Yes,2026-11-21 00:05,Send me offers.,2026-11-21 10:30'), row)
  const standing = { ...consent, withdrawnAt: null }
  assert(
    enquiriesCsv([{ ...enquiry, consent: standing }])
      .trimEnd()
      .endsWith('offers.,'),
  )
})

test('the file carries the day on which it was made, in Bengaluru', () => {
  assert.equal(enquiriesFileName(new Date('2026-11-20T18:35:00Z')), 'enquiries-2026-11-21.csv')
})
