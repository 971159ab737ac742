import { dataRequestCalls } from '#contract/privacy/data-request-calls.ts'
import { dataRequestMessages, dataRequestStates } from '#contract/privacy/data-request.ts'
import { addressQuery, oneOf } from '../lists/address-query.ts'
import { officeList } from '../lists/office-list.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'

export const dataRequestList = officeList(
  addressQuery('/admin/privacy', (parameter) => ({
    state: oneOf(dataRequestStates, parameter('state')),
  })),
  {
    noun: ['request', 'requests'],
    call: dataRequestCalls.list,
    async readPart({ state }, part, options) {
      const query = { state: state || undefined, ...part }
      const { requests, total } = await callApi(dataRequestCalls.list, query, options)
      return { rows: requests, total, facts: {} }
    },
    failureOf: (error) => failureOf(error, dataRequestMessages.listFailed),
  },
)
