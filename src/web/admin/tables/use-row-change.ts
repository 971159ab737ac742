import { useState } from 'react'
import type { Failure } from '../session/api-error.ts'

type Row = { id: string }

type Storing<Change> = {
  store: (id: string, change: Change) => Promise<void>
  failureOf: (error: unknown) => Failure
}

/** Changes of single rows. Nothing on the screen changes before the server has said that it is stored. */
export function useRowChange<Change>({ store, failureOf }: Storing<Change>) {
  const [busyIds, setBusyIds] = useState<string[]>([])
  const [failure, setFailure] = useState<Failure & Row>()

  async function tryToStore({ id }: Row, change: Change) {
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
    isBusy: ({ id }: Row) => busyIds.includes(id),
    change: (row: Row, change: Change) => void tryToStore(row, change),
  }
}
