import { useState } from 'react'
import { announce } from '../../ui/toasts.tsx'
import { ApiError, failureOf } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import type { Identified } from './listing.ts'

type Storing<Change> = {
  store: (id: string, change: Change) => Promise<void>
  failureOf: (error: unknown) => Failure
}

/** Changes of single rows. Nothing on the screen changes before the server has said that it is stored. */
export function useRowChange<Change>({ store, failureOf }: Storing<Change>) {
  const [busyIds, setBusyIds] = useState<string[]>([])
  const [failure, setFailure] = useState<Failure & Identified>()

  async function tryToStore({ id }: Identified, change: Change) {
    if (busyIds.includes(id)) return
    setFailure(undefined)
    setBusyIds((ids) => [...ids, id])
    try {
      await store(id, change)
    } catch (error) {
      setFailure({ id, ...failureOf(error) })
    } finally {
      setBusyIds((ids) => ids.filter((other) => other !== id))
    }
  }

  return {
    failure,
    isBusy: ({ id }: Identified) => busyIds.includes(id),
    change: (row: Identified, change: Change) => void tryToStore(row, change),
  }
}

export type RowDeletion<Deleted extends Identified> = ReturnType<typeof useRowDeletion<Deleted>>

type Deleting<Deleted> = {
  store: (row: Deleted) => Promise<{ message: string }>
  /** The screen's words for what did not work. */
  failed: string
  onGone: (row: Deleted) => void
}

/** One row at a time: asked for, confirmed, on its way, gone. */
export function useRowDeletion<Deleted extends Identified>({
  store,
  failed,
  onGone,
}: Deleting<Deleted>) {
  const [asked, setAsked] = useState<Deleted>()
  const [going, setGoing] = useState<Deleted>()
  const [failure, setFailure] = useState<Failure>()

  async function run(row: Deleted) {
    setAsked(undefined)
    setFailure(undefined)
    setGoing(row)
    try {
      const { message } = await store(row)
      announce(message)
      onGone(row)
    } catch (error) {
      setFailure(failureOf(error, failed))
      // Somebody else has deleted it.
      if (error instanceof ApiError && error.status === 404) onGone(row)
    } finally {
      setGoing(undefined)
    }
  }

  return {
    asked,
    going,
    failure,
    ask(row: Deleted) {
      if (!going) setAsked(row)
    },
    withdraw: () => setAsked(undefined),
    confirm: () => asked && void run(asked),
  }
}
