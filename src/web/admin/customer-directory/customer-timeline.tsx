import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { customerRecordCalls } from '#contract/customer-directory/customer-record-calls.ts'
import {
  customerRecordMessages,
  timelineKinds,
} from '#contract/customer-directory/customer-record.ts'
import type { TimelineEntry, TimelineKind } from '#contract/customer-directory/customer-record.ts'
import { timeText } from '../../ui/format.ts'
import { Pager } from '../../ui/pager/pager.tsx'
import { contactList } from '../contacts/contact-list.ts'
import { enquiryList } from '../enquiries/enquiry-list.ts'
import { ReadState } from '../frame/read-state.tsx'
import { addressQuery, oneOf } from '../lists/address-query.ts'
import { choicesOf, FilterSelect } from '../lists/filter-bar.tsx'
import { RowsSkeleton } from '../lists/list-screen.tsx'
import { rowsOnPage } from '../lists/office-list.ts'
import { useListAddress } from '../lists/use-list.ts'
import { callQuery } from '../session/call-query.ts'
import { customerPath } from './customer-list.ts'

const kindTexts: Record<TimelineKind, { one: string; several: string }> = {
  enquiry: { one: 'Enquiry', several: 'Enquiries' },
  message: { one: 'Message', several: 'Messages' },
  reply: { one: 'Reply', several: 'Replies' },
  account: { one: 'Customer account made', several: 'Accounts' },
  consent: { one: 'Agreed to offers', several: 'Agreements to offers' },
  withdrawal: { one: 'Withdrew consent to offers', several: 'Withdrawals' },
  note: { one: 'Note', several: 'Notes' },
}

const choices = choicesOf('Everything', timelineKinds, (kind) => kindTexts[kind].several)

/** What happened between the customer and the office, the newest first. */
export function CustomerTimeline({ id }: { id: string }) {
  const address = timelineAddress(id)
  const { query, show } = useListAddress(address)
  const { data, error, refetch } = useQuery({
    ...timelineQuery(id, query),
    placeholderData: keepPreviousData,
  })
  const { entries = [], total = 0 } = data ?? {}
  return (
    <section aria-label="Timeline" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">Timeline</h2>
        <FilterSelect
          label="Show in the timeline"
          value={query.kind}
          choices={choices}
          onChoose={(kind) => show({ kind: address.queryOf(new URLSearchParams({ kind })).kind })}
          className="w-auto!"
        />
      </div>
      <ReadState
        {...{ data, error, refetch }}
        failed={customerRecordMessages.timelineFailed}
        isTitle
        skeleton={<RowsSkeleton />}
      />
      {data && entries.length === 0 && (
        <p className="text-ink-soft">{query.kind ? 'Nothing of this kind.' : 'Nothing yet.'}</p>
      )}
      <ol className="border-t border-hairline empty:hidden">
        {entries.map((entry) => (
          <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
        ))}
      </ol>
      <Pager
        page={query.page}
        pages={Math.max(1, Math.ceil(total / rowsOnPage))}
        label="Pages of the timeline"
        addressOf={(page) => address.addressOf({ ...query, page })}
      />
    </section>
  )
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { kind, at, title, text, by, submission } = entry
  return (
    <li className="border-b border-hairline py-2 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft">
        <span className="wrap-anywhere">
          {kindTexts[kind].one}
          {by !== null && (
            <>
              {' · '}
              <bdi>{by}</bdi>
            </>
          )}
        </span>
        <time dateTime={at}>{timeText(at)}</time>
      </p>
      <p className="font-semibold wrap-anywhere">
        {submission ? (
          <Link
            to={
              submission.kind === 'enquiry'
                ? enquiryList.addressOfRow(submission.id)
                : contactList.addressOfRow(submission.id)
            }
            className="text-action"
          >
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <bdi>{title}</bdi>
        )}
      </p>
      {text !== null && (
        <p dir="auto" className="line-clamp-4 whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
      )}
    </li>
  )
}

/** The address of a customer with the part of the timeline that is shown. */
export function timelineAddress(id: string) {
  return addressQuery(customerPath(id), (parameter) => ({
    kind: oneOf(timelineKinds, parameter('kind')),
  }))
}

type TimelinePart = { kind: TimelineKind | ''; page: number }

export function timelineQuery(id: string, { kind, page }: TimelinePart) {
  const part = { id, kind: kind || undefined, page, limit: rowsOnPage }
  return callQuery(customerRecordCalls.findTimeline, part)
}
