import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvOf } from '../lists/csv.ts'
import { customerFile } from './customer-list.ts'

test('customers as CSV have the heads of an import first, and no formula', () => {
  const text = csvOf(customerFile, [
    {
      id: '1',
      name: '=HYPERLINK("x")',
      company: 'Mills, Ltd.',
      email: 'a@mills.example',
      phone: '+919845012345',
      gstNumber: '29ZZZFZ9999Z1Z9',
      enquiries: 2,
      messages: 0,
      hasAccount: true,
      lastActivityAt: '2026-11-23T08:00:00.000Z',
    },
  ])
  const [heads, row] = text.split('\r\n')
  assert.match(heads ?? '', /^\uFEFFName,Company,E-mail,Phone,GST number,State,/)
  assert.equal(
    row,
    `"'=HYPERLINK(""x"")","Mills, Ltd.",a@mills.example,+91 98450 12345,29ZZZFZ9999Z1Z9,Karnataka,ZZZFZ9999Z,2,0,Yes,2026-11-23 13:30`,
  )
})

test('all e-mails, phones and GST numbers of a customer are in one cell each', () => {
  const text = csvOf(customerFile, [
    {
      id: '1',
      name: null,
      company: 'Mills',
      email: 'a@mills.example',
      phone: '+919845012345',
      gstNumber: '29ZZZFZ9999Z1Z9',
      enquiries: 0,
      messages: 0,
      hasAccount: false,
      lastActivityAt: '2026-11-23T08:00:00.000Z',
      keys: {
        emails: ['a@mills.example', 'b@mills.example'],
        phones: ['+919845012345', '+918040001234'],
        gstNumbers: ['29ZZZFZ9999Z1Z9', '27ZZZFZ9999Z1ZD'],
      },
    },
  ])
  assert.equal(
    text.split('\r\n')[1],
    ',Mills,a@mills.example; b@mills.example,+91 98450 12345; +91 80400 01234,29ZZZFZ9999Z1Z9; 27ZZZFZ9999Z1ZD,Karnataka; Maharashtra,ZZZFZ9999Z,0,0,,2026-11-23 13:30',
  )
})
