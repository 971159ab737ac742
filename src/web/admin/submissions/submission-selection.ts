import type { Route } from '#contract/call.ts'
import { countOf } from '#contract/count-text.ts'
import { submissionChangeMessages } from '#contract/follow-ups/submission-change.ts'
import type { RefusedSubmission, SubmissionChange } from '#contract/follow-ups/submission-change.ts'
import { retention } from '#contract/privacy/retention.ts'
import { trashCalls } from '#contract/trash/trash-calls.ts'
import { announce, announceFailure } from '../../ui/toasts.tsx'
import { useQuestion } from '../forms/use-question.tsx'
import type { Identified, Noun } from '../lists/office-list.ts'
import { namesText } from '../lists/names-text.ts'
import { useRowSelection } from '../lists/row-selection.tsx'
import type { SelectedTarget } from '../lists/row-selection.tsx'
import { ApiError, failureUnder } from '../session/api-error.ts'
import { outdate } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'

type SelectionSource<Status, Filter> = {
  /** That changes what is selected. */
  call: Route
  noun: Noun
  /** The path of the list. */
  list: string
  /** What the list is filtered by, in the words of the call. */
  filter: Filter
  shown: Identified[]
  /** How many the filter finds. */
  total: number
  store: (target: SelectedTarget<Filter>, changes: SubmissionChange<Status>) => Promise<Stored>
  undo: Undo
  /** Into the trash, and back from it. */
  deletion: {
    call: Route
    store: (target: SelectedTarget<Filter>) => Promise<Stored>
    undo: Undo
    failed: string
  }
  /** The screen's words for changes that failed. */
  failed: string
  /** Calls whose reads are out of date after a change. */
  reads: Route[]
}

type Undo = (changeId: string) => Promise<{ message: string; refused: RefusedSubmission[] }>

type Stored = { message: string; changeId: string | null }

export type SubmissionSelection<Status> = ReturnType<typeof useSubmissionSelection<Status, unknown>>

/** Selected enquiries or messages of all pages. Another filter begins with none. */
export function useSubmissionSelection<Status, Filter>(source: SelectionSource<Status, Filter>) {
  const { call, store, failed, reads, deletion } = source
  const selection = useRowSelection(source)
  const changing = useWrite({
    store: (changes: SubmissionChange<Status>) => store(selection.target, changes),
    failureOf: (error) => failureUnder(failed, error),
    onStored: (stored) => finish(stored, source.undo),
    outdates: reads,
  })
  const deleting = useDeletion(source, (stored) => finish(stored, deletion.undo))
  return {
    ...selection,
    call,
    deleteCall: deletion.call,
    failures: [changing.failure, deleting.failure],
    isBusy: changing.isBusy() || deleting.isBusy(),
    isDeleting: deleting.isBusy(),
    askToDelete: () => deleting.ask(selection),
    question: deleting.dialog,
    change: (changes: SubmissionChange<Status>) => void changing.run(changes),
  }

  function finish({ message, changeId }: Stored, undo: Undo) {
    selection.clear()
    if (!changeId) return announce(message)
    announceSubmissionChange({ message, changeId, undo, reads: [...reads, trashCalls.list] })
  }
}

type Asked<Filter> = { target: SelectedTarget<Filter>; count: number }

/** Of what is selected when the question is asked. */
function useDeletion<Status, Filter>(
  { deletion, noun, reads }: SelectionSource<Status, Filter>,
  onStored: (stored: Stored) => void,
) {
  const deleting = useWrite({
    store: ({ target }: Asked<Filter>) => deletion.store(target),
    failureOf: (error) => failureUnder(deletion.failed, error),
    onStored,
    outdates: [...reads, trashCalls.list],
  })
  const question = useQuestion<Asked<Filter>>({
    textsOf: ({ count }) => ({
      question: `Delete ${countOf(count, ...noun)}?`,
      hint: `What is deleted leaves the lists, and can be restored from the trash for ${retention.trashDays} days.`,
      yes: 'Delete',
    }),
    onYes: (asked) => void deleting.run(asked),
  })
  return { ...deleting, ...question }
}

type AnnouncedChange = { message: string; changeId: string; undo: Undo; reads: Route[] }

/** With a way back: a row may have left the list in which a wrong status was chosen. */
export function announceSubmissionChange({ message, ...change }: AnnouncedChange) {
  announce(message, { text: 'Undo', run: () => void takeBack(change) })
}

/** The list may have been left: the result is a toast, also where it failed. */
async function takeBack({ changeId, undo, reads }: Omit<AnnouncedChange, 'message'>) {
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
