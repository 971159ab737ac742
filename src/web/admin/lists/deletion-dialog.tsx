import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { Identified } from './listing.ts'
import type { RowDeletion } from './use-row-changes.ts'

type DeletionDialogProps<Row extends Identified> = {
  deletion: RowDeletion<Row>
  question: (row: Row) => string
  /** What follows from it. */
  hint: (row: Row) => string
}

export function DeletionDialog<Row extends Identified>(props: DeletionDialogProps<Row>) {
  const { asked, confirm, withdraw } = props.deletion
  if (!asked) return null
  return (
    <ConfirmDialog
      question={props.question(asked)}
      hint={props.hint(asked)}
      yes="Delete"
      onYes={confirm}
      onNo={withdraw}
    />
  )
}
