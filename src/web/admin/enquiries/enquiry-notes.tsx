import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DetailPart } from '../tables/detail-list.tsx'
import { NoteForm } from './note-form.tsx'
import type { ToldHistory } from './use-enquiry-history.ts'

type EnquiryNotesProps = { enquiryId: string; told: ToldHistory }

export function EnquiryNotes({ enquiryId, told }: EnquiryNotesProps) {
  const { events, failure, retry, replace } = told
  const notes = events?.filter(({ kind }) => kind === 'note')
  return (
    <DetailPart title="Notes">
      {failure && (
        <Banner {...failure}>
          <Button onClick={retry}>Try again</Button>
        </Banner>
      )}
      {!notes && !failure && <Skeleton className="h-4 w-48" />}
      {notes && notes.length > 0 && (
        <ul className="border-t border-hairline">
          {notes.map(({ id, at, by, text }) => (
            <li key={id} className="border-b border-hairline py-2">
              <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
              <p className="text-xs wrap-anywhere text-ink-soft">
                {by} · <time dateTime={at}>{timeText(at)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <NoteForm enquiryId={enquiryId} onAdded={replace} />
    </DetailPart>
  )
}
