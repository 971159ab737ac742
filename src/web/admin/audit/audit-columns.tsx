import { Link } from 'react-router'
import { auditEventText, auditKindText, kindOfAction } from '#contract/audit/audit-event.ts'
import type { AuditChange, AuditEvent } from '#contract/audit/audit-event.ts'
import { timeText } from '../../ui/format.ts'
import type { Column } from '../lists/list-table.tsx'
import { auditList } from './audit-list.ts'

export const auditColumns: Column<AuditEvent>[] = [
  {
    head: 'Event',
    className: 'min-w-0 @3xl:w-[20%]',
    cell: ({ action, number }) => (
      <>
        <p className="font-semibold">{auditEventText(action)}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          {auditKindText(kindOfAction(action))} · {number}
        </p>
      </>
    ),
  },
  {
    head: 'Record',
    className: 'col-span-2 min-w-0 text-sm @3xl:w-[22%]',
    cell: ({ subject, subjectId }) =>
      subjectId && (
        <Link to={withRecord(subjectId)} className="line-clamp-2 wrap-anywhere text-action">
          <bdi>{subject ?? subjectId}</bdi>
        </Link>
      ),
  },
  {
    head: 'Before and after',
    className: 'col-span-2 min-w-0 text-sm',
    cell: ({ changes }) => <Changes changes={changes} />,
  },
  {
    head: 'Who and when',
    className: 'col-span-2 min-w-0 text-sm text-ink-soft @3xl:w-[24%]',
    cell: ({ by, at, network }) => (
      <>
        <p className="wrap-anywhere">
          <bdi>{by ?? network ?? 'Visitor or system'}</bdi>
        </p>
        <time dateTime={at}>{timeText(at)}</time>
      </>
    ),
  },
]

const mostShown = 3

function Changes({ changes }: { changes: AuditChange[] }) {
  const first = changes.slice(0, mostShown)
  const others = changes.slice(mostShown)
  return (
    <>
      <ChangedFields changes={first} />
      {others.length > 0 && (
        <details>
          <summary className="cursor-pointer text-action">{others.length} more</summary>
          <ChangedFields changes={others} />
        </details>
      )}
    </>
  )
}

function ChangedFields({ changes }: { changes: AuditChange[] }) {
  return (
    <ul className="empty:hidden">
      {changes.map(({ field, from, to }) => (
        <li key={field} className="line-clamp-3 wrap-anywhere text-ink-soft">
          {field}: {from !== null && <del>{from}</del>}{' '}
          {to !== null && <ins className="text-ink no-underline">{to}</ins>}
        </li>
      ))}
    </ul>
  )
}

/** All events of this record. */
function withRecord(q: string) {
  return auditList.addressOf({ ...auditList.queryOf(new URLSearchParams()), q })
}
