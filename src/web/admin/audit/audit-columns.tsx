import { Link } from 'react-router'
import { auditEventText, auditKindText, kindOfAction } from '#contract/audit/audit-event.ts'
import type { AuditChange, AuditEvent, AuditPage } from '#contract/audit/audit-event.ts'
import { timeText } from '../../ui/format.ts'
import type { Column } from '../lists/list-table.tsx'
import { auditList } from './audit-list.ts'
import { shownChanges } from './shown-changes.ts'

export const auditColumns: Column<AuditEvent>[] = [
  {
    head: 'Event',
    className: 'min-w-0 @3xl:w-[20%]',
    cell: ({ action, number }) => (
      <>
        <p className="font-semibold">{auditEventText(action)}</p>
        <p className="text-sm text-ink-soft figures">
          {auditKindText(kindOfAction(action))} · {number}
        </p>
      </>
    ),
  },
  {
    head: 'Record',
    className: 'col-span-2 min-w-0 text-sm @3xl:w-[22%]',
    cell: (event) => <Record event={event} />,
  },
  {
    head: 'Before and after',
    className: 'col-span-2 min-w-0 text-sm',
    cell: (event) => <Changes changes={shownChanges(event)} />,
  },
  {
    head: 'Who and when',
    className: 'col-span-2 min-w-0 text-sm text-ink-soft @3xl:w-[24%]',
    cell: ({ by, byEmail, at, network }) => (
      <>
        <p className="line-clamp-2 wrap-anywhere">
          <bdi>{by ?? network ?? 'Visitor or system'}</bdi>
        </p>
        {by && byEmail && !by.includes(byEmail) && (
          <p className="line-clamp-2 wrap-anywhere">{byEmail}</p>
        )}
        <time dateTime={at}>{timeText(at)}</time>
      </>
    ),
  },
]

/** The record itself where it is there, and what else happened to it. */
function Record({ event: { subject, subjectId, page } }: { event: AuditEvent }) {
  if (!subjectId) return null
  const name = subject ?? subjectId
  return (
    <>
      {page ? (
        <Link to={addressOf(page)} className="line-clamp-2 leading-6 wrap-anywhere text-action">
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi className="line-clamp-2 wrap-anywhere">{name}</bdi>
      )}
      <Link
        to={withRecord(subjectId)}
        aria-label={`All events of ${name}`}
        className="inline-block leading-6 text-ink-soft underline underline-offset-2"
      >
        All events
      </Link>
    </>
  )
}

const listAddresses = {
  person: '/admin/people',
  category: '/admin/categories',
  'reply-template': '/admin/settings/templates',
  image: '/admin/gallery',
  partner: '/admin/partners',
  client: '/admin/clients',
  'data-request': '/admin/privacy',
  integration: '/admin/integrations',
} as const

/** The address of the record that an event is about, or of the list that shows it. */
function addressOf({ kind, id }: AuditPage) {
  if (kind === 'product') return `/admin/products/edit/${id}`
  if (kind === 'enquiry') return `/admin/enquiries/${id}`
  if (kind === 'message') return `/admin/contacts/${id}`
  if (kind === 'customer') return `/admin/customers/${id}`
  return listAddresses[kind]
}

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
