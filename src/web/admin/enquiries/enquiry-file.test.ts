import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvText } from '#contract/csv-cell.ts'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { csvFileName, csvOf, phoneText } from '../lists/csv.ts'
import { enquiryFile } from './enquiry-file.ts'

const enquiry: Enquiry = {
  id: '1',
  reference: 'E-22222222',
  name: '=cmd|x',
  email: 'asha@rao.example',
  phone: '+919845012345',
  company: null,
  product: 'Kaveri 14, "Pro"',
  productId: null,
  products: [],
  quantity: 30,
  gstNumber: '29ZZZFZ9999Z1Z9',
  pinCode: '560100',
  message: 'Two lines,\nno less.',
  status: 'responded',
  createdAt: '2026-11-20T18:35:00.000Z',
  isRead: false,
  isSuspect: true,
  customer: null,
  consent: null,
  assignee: null,
  followUpOn: '2026-12-01',
}

const by = 'asha@office.example'
const notes = [
  { enquiryId: '1', at: '2026-11-21T04:00:00.000Z', by, text: 'Called.' },
  { enquiryId: '1', at: '2026-11-21T04:30:00.000Z', by, text: 'Quoted.' },
]

test('a row holds what the office knows, with the time of Bengaluru', () => {
  assert.equal(
    csvOf(enquiryFile, [{ ...enquiry, notes }]),
    '\uFEFFReference,Date,Status,Name,E-mail,Phone,Company,GST number,PIN code,Product,Quantity,Message,Suspected spam,Agreed to offers,Wording agreed to,Offers withdrawn,Assigned to,Follow-up,Notes\r\n' +
      `E-22222222,2026-11-21 00:05,In Progress,'=cmd|x,asha@rao.example,+91 98450 12345,,29ZZZFZ9999Z1Z9,560100,"Kaveri 14, ""Pro""",30,"Two lines,\nno less.",Yes,,,,,2026-12-01,"2026-11-21 09:30 asha@office.example: Called.\n2026-11-21 10:00 asha@office.example: Quoted."\r\n`,
  )
})

test('a row says to which words its sender agreed, when, and since when no longer', () => {
  const consent = {
    id: '7',
    agreedAt: '2026-11-20T18:35:00.000Z',
    wording: 'Send me offers.',
    withdrawnAt: '2026-11-21T05:00:00.000Z',
  }
  const rowWith = (consent: Enquiry['consent']) =>
    csvOf(enquiryFile, [{ ...enquiry, consent }]).trimEnd()
  const row = rowWith(consent)
  assert(row.endsWith(',Yes,2026-11-21 00:05,Send me offers.,2026-11-21 10:30,,2026-12-01,'), row)
  assert(rowWith({ ...consent, withdrawnAt: null }).endsWith('offers.,,,2026-12-01,'))
})

test('an enquiry about several products has a line for each, beside it its quantity', () => {
  const products = [
    { productId: '1', name: 'Kaveri 14', quantity: 30 },
    { productId: '2', name: 'Loom 17', quantity: null },
  ]
  const row = csvOf(enquiryFile, [
    { ...enquiry, product: 'Kaveri…; Loom…', quantity: null, products },
  ])
  assert(row.includes(',"Kaveri 14\nLoom 17","30\n–",'), row)
})

test('the file carries the day on which it was made, in Bengaluru', () => {
  assert.equal(
    csvFileName('enquiries', new Date('2026-11-20T18:35:00Z')),
    'enquiries-2026-11-21.csv',
  )
})

test('rows end with CR LF, the last one too, and a spreadsheet sees UTF-8', () => {
  const text = csvText([
    ['Name', 'Product'],
    ['आशा', 'Kaveri 14'],
  ])
  assert.equal(text, '\uFEFFName,Product\r\nआशा,Kaveri 14\r\n')
})

test('commas, quotes and line breaks stay inside their cell', () => {
  assert.equal(
    cellsOf(['a,b', 'say "yes"', 'two\nlines', 'cr\rlf']),
    '"a,b","say ""yes""","two\nlines","cr\rlf"',
  )
})

test('nothing that a visitor has typed is computed', () => {
  for (const start of ['=', '+', '-', '@', '\t']) {
    assert.equal(cellsOf([`${start}1`]), `'${start}1`)
  }
  assert.equal(cellsOf(['\r=1']), `"'\r=1"`)
  assert.equal(
    cellsOf(['=HYPERLINK("http://x.example","a")']),
    `"'=HYPERLINK(""http://x.example"",""a"")"`,
  )
  assert.equal(cellsOf(['a=1', 'b@c.example', '']), 'a=1,b@c.example,')
})

test('a phone number is shown as people write it, and what only begins like one is not computed', () => {
  assert.equal(cellsOf([phoneText('+919845012345')]), '+91 98450 12345')
  assert.equal(cellsOf(['+91 98450 12345; +91 80400 01234']), '+91 98450 12345; +91 80400 01234')
  for (const text of [
    '+14155550123',
    '+91 98450 12345+A1',
    '+91 98450 A1',
    '-91 98450',
    '+91 1; =A1',
  ]) {
    assert.equal(cellsOf([phoneText(text)]), `'${text}`)
  }
  assert.deepEqual([phoneText('08012345678'), phoneText(null)], ['08012345678', ''])
})

function cellsOf(row: string[]) {
  return csvText([row]).slice(1, -2)
}
