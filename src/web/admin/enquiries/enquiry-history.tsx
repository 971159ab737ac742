import type { EnquiryEvent } from '#contract/enquiries/enquiry.ts'
import { timeText } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DetailPart } from '../tables/detail-list.tsx'
import type { ToldHistory } from './use-enquiry-history.ts'

export function EnquiryHistory({ told: { events, failure } }: { told: ToldHistory }) {
  if (failure) return null
  const changes = events?.filter(({ kind }) => kind !== 'note')
  return (
    <DetailPart title="History">
      {!changes && <Skeleton className="h-4 w-64" />}
      <ol className="border-t border-hairline">
        {changes?.map((event) => (
          <li
            key={event.id}
            className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-1.5 text-sm"
          >
            <span className="wrap-anywhere">{toldAs(event)}</span>
            <time dateTime={event.at} className="text-ink-soft">
              {timeText(event.at)}
            </time>
          </li>
        ))}
      </ol>
    </DetailPart>
  )
}

function toldAs({ kind, text, by }: EnquiryEvent) {
  if (kind === 'received') return text
  if (kind === 'consent') return `${by ?? 'The sender'} withdrew the consent to offers`
  return `${by ?? 'Somebody'} set the status to ${text}`
}
