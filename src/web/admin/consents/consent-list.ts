import { consentCalls } from '#contract/consents/consent-calls.ts'
import { consentMessages, consentStates } from '#contract/consents/consent.ts'
import { addressQuery, oneOf } from '../lists/address-query.ts'
import { officeList } from '../lists/office-list.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'

const address = addressQuery('/admin/consents', (parameter) => ({
  q: parameter('q'),
  state: oneOf(consentStates, parameter('state')),
}))

export type ConsentListQuery = ReturnType<typeof address.queryOf>

export const consentList = officeList(address, {
  noun: ['consent', 'consents'],
  call: consentCalls.list,
  async readPart(query, part, options) {
    const { consents, total } = await callApi(
      consentCalls.list,
      { ...filterOf(query), ...part },
      options,
    )
    return { rows: consents, total, facts: {} }
  },
  failureOf: (error) => failureOf(error, consentMessages.listFailed),
})

function filterOf({ q, state }: ConsentListQuery) {
  return { q: q || undefined, state: state || undefined }
}
