import { auditCalls } from '#contract/audit/audit-calls.ts'
import { auditKinds, auditMessages } from '#contract/audit/audit-event.ts'
import { addressQuery, dayIn, oneOf } from '../lists/address-query.ts'
import { officeList } from '../lists/office-list.ts'
import { failureOf } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'

const address = addressQuery('/admin/audit', (parameter) => ({
  q: parameter('q'),
  kind: oneOf(auditKinds, parameter('kind')),
  person: parameter('person'),
  from: dayIn(parameter('from')),
  to: dayIn(parameter('to')),
}))

export type AuditListQuery = ReturnType<typeof address.queryOf>

export const auditList = officeList(address, {
  noun: ['event', 'events'],
  call: auditCalls.list,
  async readPart(query, part, options) {
    const { events, total, people } = await callApi(
      auditCalls.list,
      { ...filterOf(query), ...part },
      options,
    )
    return { rows: events, total, facts: { people } }
  },
  failureOf: (error) => failureOf(error, auditMessages.listFailed),
})

function filterOf({ q, kind, person, from, to }: AuditListQuery) {
  return {
    q: q || undefined,
    kind: kind || undefined,
    person: person || undefined,
    from: from || undefined,
    to: to || undefined,
  }
}
