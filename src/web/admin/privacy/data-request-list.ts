import { dataRequestCalls } from '#contract/privacy/data-request-calls.ts'
import { dataRequestMessages, dataRequestStates } from '#contract/privacy/data-request.ts'
import { addressQuery, oneOf, withoutEmpty } from '../lists/address-query.ts'
import { officeList } from '../lists/office-list.ts'
import { failureOf } from '../session/api-error.ts'

export const dataRequestList = officeList(
  addressQuery('/admin/privacy', (parameter) => ({
    state: oneOf(dataRequestStates, parameter('state')),
  })),
  {
    noun: ['request', 'requests'],
    call: dataRequestCalls.list,
    inputOf: (query, part) => ({ ...withoutEmpty(query), ...part }),
    rowsOf: ({ requests, total }) => ({ rows: requests, total, facts: {} }),
    failureOf: (error) => failureOf(error, dataRequestMessages.listFailed),
  },
)
