import { csvText } from '#contract/csv-cell.ts'
import { auditEventText, auditKindText, kindOfAction } from '#contract/audit/audit-event.ts'
import type { AuditChange, AuditEvent } from '#contract/audit/audit-event.ts'
import { momentText } from '../lists/csv.ts'

const columns: [head: string, cell: (event: AuditEvent) => string][] = [
  ['Number', ({ number }) => String(number)],
  ['Date', ({ at }) => momentText(at)],
  ['Person', ({ by }) => by ?? ''],
  ['Kind', ({ action }) => auditKindText(kindOfAction(action))],
  ['Event', ({ action }) => auditEventText(action)],
  ['Record', ({ subject }) => subject ?? ''],
  ['Record id', ({ subjectId }) => subjectId ?? ''],
  ['Changes', ({ changes }) => changes.map(changeText).join('\n')],
  ['Network', ({ network }) => network ?? ''],
]

export function auditCsv(events: AuditEvent[]) {
  const heads = columns.map(([head]) => head)
  return csvText([heads, ...events.map((event) => columns.map(([, cell]) => cell(event)))])
}

function changeText({ field, from, to }: AuditChange) {
  return `${field}: ${from ?? ''} → ${to ?? ''}`
}
