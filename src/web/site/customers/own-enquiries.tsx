import { Link } from 'react-router'
import { ownEnquiryMessages } from '#contract/own-enquiries/own-enquiry.ts'
import type { OwnEnquiry } from '#contract/own-enquiries/own-enquiry.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/display/empty-state.tsx'
import { timeText } from '../../ui/format.ts'
import { Pager } from '../../ui/pager/pager.tsx'
import { accountPath, ownEnquiryPath } from './account-address.ts'
import { OwnStatusBadge, subjectOf } from './own-status-badge.tsx'

export type OwnEnquiriesProps = { enquiries: OwnEnquiry[]; page: number; pages: number }

export function OwnEnquiries({ enquiries, page, pages }: OwnEnquiriesProps) {
  if (enquiries.length === 0) {
    return (
      <EmptyState title={ownEnquiryMessages.none}>
        <ButtonLink to="/products" look="action">
          Products
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="divide-y divide-hairline">
        {enquiries.map((enquiry) => (
          <OwnEnquiryRow key={enquiry.reference} enquiry={enquiry} />
        ))}
      </ul>
      <Pager
        label="Pages of enquiries"
        page={page}
        pages={pages}
        addressOf={(page) => `${accountPath}?page=${page}`}
      />
    </>
  )
}

function OwnEnquiryRow({ enquiry }: { enquiry: OwnEnquiry }) {
  const { reference, status, createdAt, replies } = enquiry
  const last = replies.at(-1)
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3">
        <Link to={ownEnquiryPath(reference)} className="footer-link font-semibold text-action">
          <span className="line-clamp-2 wrap-anywhere">{subjectOf(enquiry)}</span>
        </Link>
        <OwnStatusBadge status={status} />
      </div>
      <p className="text-sm text-ink-soft">
        <time dateTime={createdAt}>{timeText(createdAt)}</time>
        {' · '}
        <span className="whitespace-nowrap tabular-nums">{reference}</span>
        {' · '}
        {repliesText(replies.length)}
      </p>
      {last && <p className="mt-1 line-clamp-2 text-sm wrap-anywhere">{last.text}</p>}
    </li>
  )
}

function repliesText(count: number) {
  if (count === 0) return 'No reply yet'
  return count === 1 ? '1 reply' : `${count} replies`
}
