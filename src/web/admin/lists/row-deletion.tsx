import { useState } from 'react'
import type { Route } from '#contract/call.ts'
import { announce } from '../../ui/toasts.tsx'
import { useQuestion } from '../forms/use-question.tsx'
import { failureOf } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { useWrite } from '../session/use-write.ts'
import type { Identified } from './office-list.ts'

type Deletion<Row> = {
  store: (row: Row) => Promise<Deleted>
  /** The screen's words for what did not work. */
  failed: string
  failureOf?: (error: unknown, failed: string) => Failure
  question: (row: Row) => string
  /** What follows from it. */
  hint: (row: Row) => string
  /** What a yes is called. */
  yes?: string
  onGone: (row: Row) => void
  /** Shows the success, with a way to undo the change. */
  announces?: (deleted: Deleted, row: Row) => void
  /** Calls whose reads are out of date after it. */
  outdates?: Route[]
}

type Deleted = { message: string; changeId?: string | null }

export type RowDeletion<Row extends Identified> = ReturnType<typeof useRowDeletion<Row>>

/** The deletion of one row at a time, after a question. */
export function useRowDeletion<Row extends Identified>(deletion: Deletion<Row>) {
  const { store, failed, question, hint, yes = 'Delete', onGone, outdates = [] } = deletion
  const [going, setGoing] = useState<Row>()
  const { run, failure } = useWrite({
    store,
    failureOf: (error) => (deletion.failureOf ?? failureOf)(error, failed),
    onStored(deleted, row) {
      const { announces = ({ message }) => announce(message) } = deletion
      announces(deleted, row)
      onGone(row)
    },
    // Somebody else has deleted it.
    onFailed: ({ status }, row) => status === 404 && onGone(row),
    outdates,
  })
  const { ask, dialog } = useQuestion<Row>({
    textsOf: (row) => ({ question: question(row), hint: hint(row), yes }),
    onYes(row) {
      setGoing(row)
      void run(row).finally(() => setGoing(undefined))
    },
  })
  return {
    going,
    failure,
    dialog,
    ask(row: Row) {
      if (!going) ask(row)
    },
  }
}
