import { auditCalls } from '#contract/audit/audit-calls.ts'
import {
  auditEventText,
  auditKinds,
  auditKindText,
  auditMessages,
  kindOfAction,
} from '#contract/audit/audit-event.ts'
import type { AuditChange, AuditEvent } from '#contract/audit/audit-event.ts'
import { addressQuery, dayIn, oneOf, withoutEmpty } from '../lists/address-query.ts'
import { momentText } from '../lists/csv.ts'
import type { CsvFile } from '../lists/csv.ts'
import { officeList } from '../lists/office-list.ts'
import { failureOf } from '../session/api-error.ts'
import { shownChanges } from './shown-changes.ts'

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

export const auditFile: CsvFile<AuditEvent> = {
  name: 'audit',
  failed: 'Failed to download the audit',
  columns: [
    ['Number', ({ number }) => String(number)],
    ['Date', ({ at }) => momentText(at)],
    ['Person', ({ by }) => by ?? ''],
    ['E-mail', ({ byEmail }) => byEmail ?? ''],
    ['Kind', ({ action }) => auditKindText(kindOfAction(action))],
    ['Event', ({ action }) => auditEventText(action)],
    ['Record', ({ subject }) => subject ?? ''],
    ['Record id', ({ subjectId }) => subjectId ?? ''],
    ['Changes', (event) => shownChanges(event).map(changeText).join('\n')],
    ['Network', ({ network }) => network ?? ''],
  ],
}

function changeText({ field, from, to }: AuditChange) {
  return `${field}: ${from ?? ''} → ${to ?? ''}`
}
