import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import { customerRecordMessages } from '#contract/customer-directory/customer-record.ts'
import { addressQuery } from '../lists/address-query.ts'
import { officeList } from '../lists/office-list.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'

const address = addressQuery('/admin/customers', (parameter) => ({ q: parameter('q') }))

export const customerList = officeList(address, {
  noun: ['customer', 'customers'],
  call: customerRecordCalls.list,
  async readPart({ q }, part, options) {
    const input = { q: q || undefined, ...part }
    const { customers, total } = await callApi(customerRecordCalls.list, input, options)
    return { rows: customers, total, facts: {} }
  },
  failureOf: (error) => failureOf(error, customerRecordMessages.listFailed),
})

export function customerPath(id: string) {
  return `${customerList.path}/${id}`
}
