import { skipToken, useQuery } from '@tanstack/react-query'
import type { Route } from '#contract/call.ts'
import { submissionChangeMessages } from '#contract/follow-ups/submission-change.ts'
import type { RefusedSubmission, SubmissionChange } from '#contract/follow-ups/submission-change.ts'
import { announce } from '../../ui/toasts.tsx'
import type { Identified } from '../lists/office-list.ts'
import { ApiError, failureUnder } from '../session/api-error.ts'
import { outdate, queryClient } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'

/** By their ids, or all that the filters of the list find. */
type Target<Filter> = { ids: string[] } | { query: Filter }

type SelectionSource<Status, Filter> = {
  /** That changes what is selected. */
  call: Route
  /** The address of the first page of the list: a selection belongs to one filter. */
  address: string
  /** The same in the words of the call. */
  filter: Filter
  shown: Identified[]
  /** How many the filter finds. */
  total: number
  store: (target: Target<Filter>, changes: SubmissionChange<Status>) => Promise<Stored>
  undo: (changeId: string) => Promise<{ message: string; refused: RefusedSubmission[] }>
  /** The screen's words for changes that failed. */
  failed: string
  /** Calls whose reads are out of date after a change. */
  reads: Route[]
}

type Stored = { message: string; changeId: string | null }

type Selected = {
  address: string
  ids: string[]
  /** Everything that the filter finds is selected, on whatever page. */
  isAll?: boolean
}

/** In memory, so that it stays when an item opens beside the list, and when another page is shown. */
const queryKey = ['selected-submissions']
queryClient.setQueryDefaults(queryKey, { gcTime: Infinity, queryFn: skipToken })

export type SubmissionSelection<Status> = ReturnType<typeof useSubmissionSelection<Status, unknown>>

/** Selected enquiries or messages of all pages. Another filter begins with none. */
export function useSubmissionSelection<Status, Filter>(source: SelectionSource<Status, Filter>) {
  const { address, filter, shown, total, store, failed, reads } = source
  const { data } = useQuery<Selected>({ queryKey })
  const { ids = [], isAll = false } = data?.address === address ? data : {}
  const set = (selected?: Omit<Selected, 'address'>) =>
    void queryClient.setQueryData<Selected>(queryKey, { ids: [], ...selected, address })
  const select = (ids: string[]) => set({ ids })
  const changing = useWrite({
    store: (changes: SubmissionChange<Status>) =>
      store(isAll ? { query: filter } : { ids }, changes),
    failureOf: (error) => failureUnder(failed, error),
    onStored({ message, changeId }) {
      set()
      if (!changeId) announce(message)
      else announce(message, { text: 'Undo', run: () => void takeBack(source, changeId) })
    },
    outdates: reads,
  })

  const shownIds = shown.map(({ id }) => id)
  const has = (id: string) => isAll || ids.includes(id)
  const elsewhere = ids.filter((id) => !shownIds.includes(id))
  return {
    call: source.call,
    isAll,
    count: isAll ? total : ids.length,
    onPage: shownIds.filter(has),
    failure: changing.failure,
    isBusy: changing.isBusy(),
    has,
    toggle(id: string) {
      // Of all, only the page is known: the others of the page stay selected.
      if (isAll) return select(shownIds.filter((other) => other !== id))
      select(has(id) ? ids.filter((other) => other !== id) : [...ids, id])
    },
    selectPage: () => select([...elsewhere, ...shownIds]),
    clearPage: () => select(isAll ? [] : elsewhere),
    selectAll: () => set({ ids: shownIds, isAll: true }),
    clear: () => set(),
    change: (changes: SubmissionChange<Status>) => void changing.run(changes),
  }
}

/** The list may have been left: the result is a toast, also where it failed. */
async function takeBack<Status, Filter>(
  { undo, reads }: SelectionSource<Status, Filter>,
  changeId: string,
) {
  try {
    const { message, refused } = await undo(changeId)
    announce(refused.length > 0 ? `${message}. ${refusedText(refused)}` : message)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    announce(`${submissionChangeMessages.undoFailed}: ${error.message}`)
  } finally {
    await outdate(reads)
  }
}

const namesShown = 5

function refusedText(refused: RefusedSubmission[]) {
  const names = refused.slice(0, namesShown).map(({ reference }) => reference)
  const others = refused.length - names.length
  const rest = others > 0 ? ` and ${others} more` : ''
  return `Not changed, because someone has changed them since: ${names.join(', ')}${rest}.`
}
