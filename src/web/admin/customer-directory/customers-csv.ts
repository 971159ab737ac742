import { importSeparator } from '#contract/customer-directory/customer-import.ts'
import { gstStateOf, panOf } from '#contract/customers/gst-facts.ts'
import type { CustomerRecordRow } from '#contract/customer-directory/customer-record.ts'
import { csvOf, momentText } from '../lists/csv.ts'
import type { CsvColumn } from '../lists/csv.ts'

/** The first heads are those of an import, so that the file can be imported again. */
const columns: CsvColumn<CustomerRecordRow>[] = [
  ['name', ({ name }) => name ?? ''],
  ['company', ({ company }) => company ?? ''],
  ['email', ({ keys, email }) => cellOf(keys?.emails ?? [email ?? ''])],
  ['phone', ({ keys, phone }) => cellOf(keys?.phones ?? [phone ?? ''])],
  ['gstNumber', (customer) => cellOf(gstNumbersOf(customer))],
  ['State', (customer) => cellOf(factsOf(customer, gstStateOf))],
  ['PAN', (customer) => cellOf(factsOf(customer, panOf))],
  ['Enquiries', ({ enquiries }) => String(enquiries)],
  ['Messages', ({ messages }) => String(messages)],
  ['Account', ({ hasAccount }) => (hasAccount ? 'Yes' : '')],
  ['Last activity', ({ lastActivityAt }) => momentText(lastActivityAt)],
]

export function customersCsv(customers: CustomerRecordRow[]) {
  return csvOf(columns, customers)
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
