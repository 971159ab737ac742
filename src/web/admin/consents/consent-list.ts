import { consentCalls } from '#contract/consents/consent-calls.ts'
import { consentMessages, consentStates } from '#contract/consents/consent.ts'
import type { ConsentEntry } from '#contract/consents/consent.ts'
import { listLimits } from '#contract/list-limits.ts'
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

/** All that the filter lets through. What is given meanwhile moves some into two parts: they count once. */
export async function readAllConsents(query: ConsentListQuery): Promise<ConsentEntry[]> {
  const byId = new Map<string, ConsentEntry>()
  let left = 1
  for (let page = 1; left > 0; page += 1) {
    const part = { ...filterOf(query), page, limit: listLimits.limit }
    const { consents, total } = await callApi(consentCalls.list, part)
    for (const consent of consents) byId.set(consent.id, consent)
    left = total - page * listLimits.limit
  }
  return [...byId.values()]
}

function filterOf({ q, state }: ConsentListQuery) {
  return { q: q || undefined, state: state || undefined }
}
