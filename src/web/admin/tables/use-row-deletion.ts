import { useState } from 'react'
import { announce } from '../../ui/toasts.tsx'
import { ApiError, failureOf } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'

type Row = { id: string }

export type RowDeletion<Deleted extends Row> = ReturnType<typeof useRowDeletion<Deleted>>

type Deleting<Deleted> = {
  store: (row: Deleted) => Promise<{ message: string }>
  /** The screen's words for what did not work. */
  failed: string
  onGone: (row: Deleted) => void
}

/** One row at a time: asked for, confirmed, on its way, gone. */
export function useRowDeletion<Deleted extends Row>({ store, failed, onGone }: Deleting<Deleted>) {
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
