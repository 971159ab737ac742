import { gstStateOf, panOf } from '#contract/customers/gst-facts.ts'
import type { CustomerRecordRow } from '#contract/customer-directory/customer-record.ts'
import { csvText, momentText } from '../lists/csv.ts'

/** The first heads are those of an import. */
const columns: [head: string, cell: (customer: CustomerRecordRow) => string][] = [
  ['name', ({ name }) => name ?? ''],
  ['company', ({ company }) => company ?? ''],
  ['email', ({ email }) => email ?? ''],
  ['phone', ({ phone }) => phone ?? ''],
  ['gstNumber', ({ gstNumber }) => gstNumber ?? ''],
  ['State', ({ gstNumber }) => gstStateOf(gstNumber ?? '') ?? ''],
  ['PAN', ({ gstNumber }) => panOf(gstNumber ?? '') ?? ''],
  ['Enquiries', ({ enquiries }) => String(enquiries)],
  ['Messages', ({ messages }) => String(messages)],
  ['Account', ({ hasAccount }) => (hasAccount ? 'Yes' : '')],
  ['Last activity', ({ lastActivityAt }) => momentText(lastActivityAt)],
]

export function customersCsv(customers: CustomerRecordRow[]) {
  const heads = columns.map(([head]) => head)
  return csvText([heads, ...customers.map((customer) => columns.map(([, cell]) => cell(customer)))])
}
