import { useState } from 'react'
import type { Route } from '#contract/call.ts'
import { announce } from '../../ui/toasts.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { failureOf } from '../session/api-error.ts'
import type { Failure } from '../session/api-error.ts'
import { useWrite } from '../session/use-write.ts'
import type { Identified } from './office-list.ts'

type Deletion<Row> = {
  store: (row: Row) => Promise<Deleted>
  /** The screen's words for what did not work. */
  failed: string
  failureOf?: (error: unknown, failed: string) => Failure
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
  const { store, failed, onGone, outdates = [] } = deletion
  const [asked, setAsked] = useState<Row>()
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
  return {
    asked,
    going,
    failure,
    ask(row: Row) {
      if (!going) setAsked(row)
    },
    withdraw: () => setAsked(undefined),
    confirm(row: Row) {
      setAsked(undefined)
      setGoing(row)
      void run(row).finally(() => setGoing(undefined))
    },
  }
}

type DeletionDialogProps<Row extends Identified> = {
  deletion: RowDeletion<Row>
  question: (row: Row) => string
  /** What follows from it. */
  hint: (row: Row) => string
  yes?: string
}

export function DeletionDialog<Row extends Identified>(props: DeletionDialogProps<Row>) {
  const { asked, confirm, withdraw } = props.deletion
  if (!asked) return null
  return (
    <ConfirmDialog
      question={props.question(asked)}
      hint={props.hint(asked)}
      yes={props.yes ?? 'Delete'}
      onYes={() => confirm(asked)}
      onNo={withdraw}
    />
  )
}
