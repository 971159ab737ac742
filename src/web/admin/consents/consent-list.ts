import { consentCalls } from '#contract/consents/consent-calls.ts'
import { consentMessages, consentStates } from '#contract/consents/consent.ts'
import { addressQuery, oneOf, withoutEmpty } from '../lists/address-query.ts'
import { officeList } from '../lists/office-list.ts'
import { failureOf } from '../session/api-error.ts'

const address = addressQuery('/admin/consents', (parameter) => ({
  q: parameter('q'),
  state: oneOf(consentStates, parameter('state')),
}))

export const consentList = officeList(address, {
  noun: ['consent', 'consents'],
  call: consentCalls.list,
  inputOf: (query, part) => ({ ...withoutEmpty(query), ...part }),
  rowsOf: ({ consents, total }) => ({ rows: consents, total, facts: {} }),
  failureOf: (error) => failureOf(error, consentMessages.listFailed),
})
