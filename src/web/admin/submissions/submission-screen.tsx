import { useEffect } from 'react'
import { Link } from 'react-router'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { timeText } from '../../ui/format.ts'
import { ReadState } from '../frame/read-state.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { DetailList, DetailPart } from '../lists/detail-list.tsx'
import { ListSkeleton } from '../lists/list-screen.tsx'
import { noteOpenedRow } from '../lists/row-focus.ts'
import type { Failure } from '../session/api-error.ts'

/** What the screen of an enquiry and that of a message say differently. */
export type SubmissionWords = {
  loading: string
  loadFailed: string
  /** Of the list that one comes from. */
  back: string
  backAfterFailure: string
  /** Of the links to the newer and the older one. */
  neighbours: string
}

type SubmissionScreenProps<Page> = {
  words: SubmissionWords
  title: string
  subtitle: string
  /** The list, with the filters one came from. */
  listAddress: string
  found: { data: Page | undefined; error: Error | null; refetch: () => Promise<unknown> }
  newer: string | undefined
  older: string | undefined
  /** What is shown of it once it is read. */
  children: React.ReactNode
}

/** One enquiry or message at an address of its own, which can be shared and kept open. */
export function SubmissionScreen<Page>(props: SubmissionScreenProps<Page>) {
  const { words, title, subtitle, listAddress, found, newer, older, children } = props
  const { data } = found
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader {...{ title, subtitle }} back={{ to: listAddress, text: words.back }}>
        {data && (
          <nav aria-label={words.neighbours} className="flex gap-3">
            {newer && <ButtonLink to={newer}>Newer</ButtonLink>}
            {older && <ButtonLink to={older}>Older</ButtonLink>}
          </nav>
        )}
      </ScreenHeader>
      {!data && (
        <ReadState
          {...found}
          failed={words.loadFailed}
          isTitle
          skeleton={<ListSkeleton text={words.loading} />}
        >
          <ButtonLink to={listAddress}>{words.backAfterFailure}</ButtonLink>
        </ReadState>
      )}
      {children}
    </div>
  )
}

/** Something else of the same sender. */
type Other = { id: string; to: string; text: string; facts: string; at: string }

type SubmissionPartsProps = {
  id: string
  message: string
  failures: (Failure | undefined)[]
  /** The reply, the notes and the history. */
  work: React.ReactNode
  details: Record<string, React.ReactNode>
  /** Below the other details. */
  consent: React.ReactNode
  actions: React.ReactNode
  others: Other[]
  /** Dialogs. */
  children?: React.ReactNode
}

/** The message first, the facts second. */
export function SubmissionParts(props: SubmissionPartsProps) {
  const { id, message, failures, work, details, consent, actions, others, children } = props
  useEffect(() => noteOpenedRow(id), [id])
  return (
    <>
      {failures.map((failure) => failure && <Banner key={failure.title} {...failure} />)}
      <div className="grid items-start gap-x-10 gap-y-6 @4xl:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <h2 className="sr-only">Message and replies</h2>
          <DetailPart title="Message">
            <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {message}
            </p>
          </DetailPart>
          {work}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <h2 className="sr-only">Details</h2>
          <DetailList details={details}>{consent}</DetailList>
          <div className="flex flex-wrap gap-3">{actions}</div>
          {others.length > 0 && <OthersOfSender others={others} />}
        </div>
      </div>
      {children}
    </>
  )
}

function OthersOfSender({ others }: { others: Other[] }) {
  return (
    <DetailPart title="Also from this sender">
      <ul className="border-t border-hairline text-sm">
        {others.map(({ id, to, text, facts, at }) => (
          <li key={id} className="border-b border-hairline py-1.5">
            <Link to={to} className="line-clamp-2 text-action wrap-anywhere">
              <bdi>{text}</bdi>
            </Link>
            <p className="text-ink-soft">
              {facts} · <time dateTime={at}>{timeText(at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </DetailPart>
  )
}
