import { Link } from 'react-router'
import { countOf } from '#contract/count-text.ts'
import { customerNameOf } from '#contract/customer-directory/customer-record.ts'
import type { CustomerRecordRow } from '#contract/customer-directory/customer-record.ts'
import { timeText } from '../../ui/format.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { Badge } from '../lists/badges.tsx'
import { sortsBy, sortsByTime } from '../lists/list-table.tsx'
import type { Column } from '../lists/list-table.tsx'
import { openerOf } from '../lists/row-focus.ts'
import { customerPath } from './customer-list.ts'

export const customerColumns: Column<CustomerRecordRow>[] = [
  {
    head: 'Customer',
    sorts: sortsBy('name'),
    className: 'col-span-2 min-w-0 @3xl:w-[36%] @3xl:max-w-0',
    cell: (customer) => <Who customer={customer} />,
  },
  {
    head: 'E-mail and phone',
    className: 'col-span-2 min-w-0 text-sm @3xl:w-[30%] @3xl:max-w-0',
    cell: ({ email, phone }) => (
      <>
        {email && (
          <p title={email} className="line-clamp-2 wrap-anywhere @3xl:line-clamp-1">
            <MailAddress email={email} />
          </p>
        )}
        {phone && <p className="text-ink-soft figures">{phone}</p>}
      </>
    ),
  },
  {
    head: 'GST number',
    className:
      'col-span-2 min-w-0 text-sm whitespace-nowrap figures empty:hidden @3xl:empty:table-cell',
    cell: ({ gstNumber }) => gstNumber,
  },
  {
    head: 'Last activity',
    sorts: sortsByTime,
    className: 'col-span-2 text-sm text-ink-soft @3xl:whitespace-nowrap',
    cell: ({ lastActivityAt }) => <time dateTime={lastActivityAt}>{timeText(lastActivityAt)}</time>,
  },
]

function Who({ customer }: { customer: CustomerRecordRow }) {
  const { id, name, company, enquiries, messages, hasAccount } = customer
  return (
    <>
      <Link
        {...openerOf(customer)}
        to={customerPath(id)}
        title={customerNameOf(customer)}
        className="line-clamp-2 font-semibold text-action wrap-anywhere @3xl:line-clamp-1"
      >
        <bdi>{customerNameOf(customer)}</bdi>
      </Link>
      <p className="flex items-center gap-x-2 text-sm whitespace-nowrap text-ink-soft">
        {company !== null && name !== null && (
          <bdi title={name} className="truncate text-ink">
            {name}
          </bdi>
        )}
        <span>{countsText({ enquiries, messages })}</span>
        {hasAccount && <Badge tone="leaf">Account</Badge>}
      </p>
    </>
  )
}

export function countsText({ enquiries, messages }: { enquiries: number; messages: number }) {
  const texts = [
    ...(enquiries > 0 ? [countOf(enquiries, 'enquiry', 'enquiries')] : []),
    ...(messages > 0 ? [countOf(messages, 'message')] : []),
  ]
  return texts.length > 0 ? texts.join(', ') : 'No enquiries or messages'
}
