import { ButtonLink } from '../../ui/button.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { ScreenHeader } from '../frame/screen-header.tsx'
import { ListSkeleton } from '../lists/list-screen.tsx'

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
