import { auditCalls } from '#contract/audit/audit-calls.ts'
import { auditKinds, auditMessages } from '#contract/audit/audit-event.ts'
import { addressQuery, dayIn, oneOf, withoutEmpty } from '../lists/address-query.ts'
import { officeList } from '../lists/office-list.ts'
import { failureOf } from '../session/api-error.ts'

const address = addressQuery('/admin/audit', (parameter) => ({
  q: parameter('q'),
  kind: oneOf(auditKinds, parameter('kind')),
  person: parameter('person'),
  from: dayIn(parameter('from')),
  to: dayIn(parameter('to')),
}))

export const auditList = officeList(address, {
  noun: ['event', 'events'],
  call: auditCalls.list,
  inputOf: (query, part) => ({ ...withoutEmpty(query), ...part }),
  rowsOf: ({ events, total, people }) => ({ rows: events, total, facts: { people } }),
  failureOf: (error) => failureOf(error, auditMessages.listFailed),
})
