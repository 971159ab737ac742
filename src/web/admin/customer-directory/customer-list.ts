import type { InputOf } from '#contract/call.ts'
import type { customerRecordDefinitions } from '#contract/customer-directory/customer-record-definitions.ts'
import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import {
  customerRecordMessages,
  customerRecordSorts,
} from '#contract/customer-directory/customer-record.ts'
import { addressQuery, oneOf } from '../lists/address-query.ts'
import { officeList } from '../lists/office-list.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import type { ReadOptions } from '../session/send-call.ts'

const address = addressQuery('/admin/customers', (parameter) => ({
  q: parameter('q'),
  sort: oneOf(customerRecordSorts, parameter('sort')) || customerRecordSorts[0],
}))

type Asked = InputOf<(typeof customerRecordDefinitions)['list']>

async function read(asked: Asked, options: ReadOptions) {
  const { customers, total } = await callApi(customerRecordCalls.list, asked, options)
  return { rows: customers, total, facts: {} }
}

export const customerList = officeList(address, {
  noun: ['customer', 'customers'],
  call: customerRecordCalls.list,
  readPart: ({ q, sort }, part, options) => read({ q: q || undefined, sort, ...part }, options),
  /** A file has all e-mails, phones and GST numbers of each, so that it can be imported again. */
  readWhole: ({ q, sort }, part, options) =>
    read({ q: q || undefined, sort, include: 'keys', ...part }, options),
  failureOf: (error) => failureOf(error, customerRecordMessages.listFailed),
})

export function customerPath(id: string) {
  return `${customerList.path}/${id}`
}
