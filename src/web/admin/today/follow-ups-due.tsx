import { useState } from 'react'
import { Link } from 'react-router'
import { countOf } from '#contract/count-text.ts'
import { dayOf } from '#contract/site/office-time.ts'
import type { FollowUpsToday } from '#contract/today/today.ts'
import { contactList } from '../contacts/contact-list.ts'
import { enquiryList } from '../enquiries/enquiry-list.ts'
import { shortDayText } from '../follow-ups/follow-up-days.ts'
import { linkLook } from './day-chart.tsx'

const lists = { enquiry: enquiryList, contact: contactList }

/** To what somebody returns today, or should have before. */
export function FollowUps({ followUps }: { followUps: FollowUpsToday }) {
  const { enquiries, contacts, first } = followUps
  const [today] = useState(() => dayOf(new Date()))
  if (first.length === 0) return null
  return (
    <section aria-label="Follow-ups due">
      <div className="flex flex-wrap items-baseline gap-x-4 pb-2">
        <h2 className="text-lg font-semibold">Follow-ups due</h2>
        {enquiries > 0 && (
          <Link to="/admin/enquiries?followUp=due" className="tall-link text-sm text-action">
            {countOf(enquiries, 'enquiry', 'enquiries')}
          </Link>
        )}
        {contacts > 0 && (
          <Link to="/admin/contacts?followUp=due" className="tall-link text-sm text-action">
            {countOf(contacts, 'message')}
          </Link>
        )}
      </div>
      <ul className="border-t border-outline">
        {first.map(({ kind, id, name, about, followUpOn, assignee }) => (
          <li key={id} className="flex min-h-11 items-center gap-4 border-b border-hairline py-2">
            <Link
              to={lists[kind].addressOfRow(id)}
              className={`min-w-0 grow flex flex-col ${linkLook}`}
            >
              <bdi className="line-clamp-1 font-semibold wrap-anywhere">{name}</bdi>
              <bdi className="line-clamp-1 text-sm wrap-anywhere text-ink-soft">{about}</bdi>
            </Link>
            <span className="max-w-40 shrink-0 text-right text-sm">
              <time dateTime={followUpOn} className={followUpOn < today ? 'text-amber' : ''}>
                {shortDayText(followUpOn, today)}
              </time>
              {assignee && <bdi className="block truncate text-ink-soft">{assignee}</bdi>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
