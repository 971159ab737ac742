import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import {
  customerRecordMessages,
  customerRecordSorts,
} from '#contract/customer-directory/customer-record.ts'
import { addressQuery, oneOf, withoutEmpty } from '../lists/address-query.ts'
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
