import type { Route } from '#contract/call.ts'
import { submissionChangeMessages } from '#contract/follow-ups/submission-change.ts'
import type { RefusedSubmission, SubmissionChange } from '#contract/follow-ups/submission-change.ts'
import { announce, announceFailure } from '../../ui/toasts.tsx'
import type { Identified } from '../lists/office-list.ts'
import { namesText } from '../lists/names-text.ts'
import { useRowSelection } from '../lists/row-selection.tsx'
import type { SelectedTarget } from '../lists/row-selection.tsx'
import { ApiError, failureUnder } from '../session/api-error.ts'
import { outdate } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'

type SelectionSource<Status, Filter> = {
  /** That changes what is selected. */
  call: Route
  /** The path of the list. */
  list: string
  /** What the list is filtered by, in the words of the call. */
  filter: Filter
  shown: Identified[]
  /** How many the filter finds. */
  total: number
  store: (target: SelectedTarget<Filter>, changes: SubmissionChange<Status>) => Promise<Stored>
  undo: (changeId: string) => Promise<{ message: string; refused: RefusedSubmission[] }>
  /** The screen's words for changes that failed. */
  failed: string
  /** Calls whose reads are out of date after a change. */
  reads: Route[]
}

type Stored = { message: string; changeId: string | null }

export type SubmissionSelection<Status> = ReturnType<typeof useSubmissionSelection<Status, unknown>>

/** Selected enquiries or messages of all pages. Another filter begins with none. */
export function useSubmissionSelection<Status, Filter>(source: SelectionSource<Status, Filter>) {
  const { call, store, failed, reads } = source
  const selection = useRowSelection(source)
  const changing = useWrite({
    store: (changes: SubmissionChange<Status>) => store(selection.target, changes),
    failureOf: (error) => failureUnder(failed, error),
    onStored({ message, changeId }) {
      selection.clear()
      if (!changeId) announce(message)
      else announceSubmissionChange({ ...source, message, changeId })
    },
    outdates: reads,
  })
  return {
    ...selection,
    call,
    failure: changing.failure,
    isBusy: changing.isBusy(),
    change: (changes: SubmissionChange<Status>) => void changing.run(changes),
  }
}

type AnnouncedChange = Pick<SelectionSource<unknown, unknown>, 'undo' | 'reads'> & {
  message: string
  changeId: string
}

/** With a way back: a row may have left the list in which a wrong status was chosen. */
export function announceSubmissionChange(change: AnnouncedChange) {
  announce(change.message, { text: 'Undo', run: () => void takeBack(change) })
}

/** The list may have been left: the result is a toast, also where it failed. */
async function takeBack({ undo, reads, changeId }: AnnouncedChange) {
  try {
    const { message, refused } = await undo(changeId)
    announce(refused.length > 0 ? `${message}. ${refusedText(refused)}` : message)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    announceFailure(`${submissionChangeMessages.undoFailed}: ${error.message}`)
  } finally {
    await outdate(reads)
  }
}

function refusedText(refused: RefusedSubmission[]) {
  const names = namesText(refused.map(({ reference }) => reference))
  return `Not changed, because someone has changed them since: ${names}.`
}
