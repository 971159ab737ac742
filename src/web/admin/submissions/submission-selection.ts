import { useState } from 'react'
import type { Route } from '#contract/call.ts'
import type { SubmissionChange } from '#contract/follow-ups/submission-change.ts'
import { announce } from '../../ui/toasts.tsx'
import type { Identified } from '../lists/office-list.ts'
import { ApiError, failureUnder } from '../session/api-error.ts'
import { outdate } from '../session/call-query.ts'
import { useWrite } from '../session/use-write.ts'

type SelectionSource<Status> = {
  /** The address of the first page: a selection belongs to one filter. */
  filter: string
  shown: Identified[]
  /** All rows that the filter finds, on whatever page. */
  readAll: () => Promise<Identified[]>
  store: (changes: SubmissionChange<Status>[]) => Promise<Stored<Status>>
  /** The screen's words for changes that failed. */
  failed: string
  /** Calls whose reads are out of date after a change. */
  reads: Route[]
}

type Stored<Status> = { message: string; undo: SubmissionChange<Status>[] }

export type SubmissionSelection<Status> = ReturnType<typeof useSubmissionSelection<Status>>

/** Selected enquiries or messages of all pages. Another filter begins with none. */
export function useSubmissionSelection<Status>(source: SelectionSource<Status>) {
  const { filter, shown, readAll, store, failed, reads } = source
  const [chosen, setChosen] = useState<{ filter: string; ids: string[] }>()
  const ids = chosen?.filter === filter ? chosen.ids : []
  const select = (ids: string[]) => setChosen({ filter, ids })
  const failureOf = (error: unknown) => failureUnder(failed, error)
  const changing = useWrite({
    store,
    failureOf,
    onStored({ message, undo }) {
      setChosen(undefined)
      if (undo.length === 0) announce(message)
      else announce(message, { text: 'Undo', run: () => void takeBack(source, undo) })
    },
    outdates: reads,
  })
  const all = useWrite({
    store: readAll,
    failureOf,
    onStored: (rows: Identified[]) => select(rows.map(({ id }) => id)),
  })

  const onPage = shown.filter(({ id }) => ids.includes(id))
  const elsewhere = ids.filter((id) => !shown.some((row) => row.id === id))
  return {
    ids,
    onPage,
    failure: changing.failure ?? all.failure,
    isBusy: changing.isBusy() || all.isBusy(),
    has: (id: string) => ids.includes(id),
    toggle: (id: string) =>
      select(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    selectPage: () => select([...elsewhere, ...shown.map(({ id }) => id)]),
    clearPage: () => select(elsewhere),
    selectAll: () => void all.run(undefined),
    clear: () => setChosen(undefined),
    change: (change: Omit<SubmissionChange<Status>, 'id'>) =>
      void changing.run(ids.map((id) => ({ id, ...change }))),
  }
}

/** The list may have been left: the result is a toast, also where it failed. */
async function takeBack<Status>(
  { store, failed, reads }: SelectionSource<Status>,
  changes: SubmissionChange<Status>[],
) {
  try {
    const { message } = await store(changes)
    announce(`Undone: ${message}`)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    announce(`${failed}: ${error.message}`)
  } finally {
    await outdate(reads)
  }
}
