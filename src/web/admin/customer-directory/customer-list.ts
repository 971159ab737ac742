import { importSeparator } from '#contract/customer-directory/customer-import.ts'
import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import {
  customerRecordMessages,
  customerRecordSorts,
} from '#contract/customer-directory/customer-record.ts'
import type { CustomerRecordRow } from '#contract/customer-directory/customer-record.ts'
import { gstStateOf, panOf } from '#contract/customers/gst-facts.ts'
import { addressQuery, oneOf, withoutEmpty } from '../lists/address-query.ts'
import { momentText, phoneText } from '../lists/csv.ts'
import type { CsvFile } from '../lists/csv.ts'
import { officeList } from '../lists/office-list.ts'
import { failureOf } from '../session/api-error.ts'

const address = addressQuery('/admin/customers', (parameter) => ({
  q: parameter('q'),
  sort: oneOf(customerRecordSorts, parameter('sort')) || customerRecordSorts[0],
}))

export const customerList = officeList(address, {
  noun: ['customer', 'customers'],
  call: customerRecordCalls.list,
  inputOf: (query, part) => ({ ...withoutEmpty(query), ...part }),
  /** A file has all e-mails, phones and GST numbers of each, so that it can be imported again. */
  wholeInputOf: (query, part) => ({ ...withoutEmpty(query), ...part, include: 'keys' as const }),
  rowsOf: ({ customers, total }) => ({ rows: customers, total, facts: {} }),
  failureOf: (error) => failureOf(error, customerRecordMessages.listFailed),
})

export function customerPath(id: string) {
  return `${customerList.path}/${id}`
}

/** An import takes the first five columns, so that the file can be imported again. */
export const customerFile: CsvFile<CustomerRecordRow> = {
  name: 'customers',
  failed: customerRecordMessages.downloadFailed,
  columns: [
    ['Name', ({ name }) => name ?? ''],
    ['Company', ({ company }) => company ?? ''],
    ['E-mail', ({ keys, email }) => cellOf(keys?.emails ?? [email ?? ''])],
    ['Phone', ({ keys, phone }) => cellOf((keys?.phones ?? [phone]).map(phoneText))],
    ['GST number', (customer) => cellOf(gstNumbersOf(customer))],
    ['State', (customer) => cellOf(factsOf(customer, gstStateOf))],
    ['PAN', (customer) => cellOf(factsOf(customer, panOf))],
    ['Enquiries', ({ enquiries }) => String(enquiries)],
    ['Messages', ({ messages }) => String(messages)],
    ['Account', ({ hasAccount }) => (hasAccount ? 'Yes' : '')],
    ['Last activity', ({ lastActivityAt }) => momentText(lastActivityAt)],
  ],
}

function cellOf(values: string[]) {
  return values.join(`${importSeparator} `)
}

function gstNumbersOf({ keys, gstNumber }: CustomerRecordRow) {
  return keys?.gstNumbers ?? [gstNumber ?? '']
}

function factsOf(customer: CustomerRecordRow, fact: (gstNumber: string) => string | undefined) {
  return [...new Set(gstNumbersOf(customer).flatMap((number) => fact(number) ?? []))]
}
