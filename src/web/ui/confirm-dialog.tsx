import { Button } from './button.tsx'
import { OfficeDialog } from './office-dialog.tsx'

type ConfirmDialogProps = {
  question: string
  /** What follows from a yes. */
  hint: string
  /** What a yes is called: the verb, never "OK". */
  yes: string
  no?: string
  onYes: () => void
  onNo: () => void
}

/** Asks before what cannot be taken back. "No" has the focus: Enter by habit does no harm. */
export function ConfirmDialog({
  question,
  hint,
  yes,
  no = 'Cancel',
  onYes,
  onNo,
}: ConfirmDialogProps) {
  return (
    <OfficeDialog
      role="alertdialog"
      title={question}
      onClose={onNo}
      buttons={
        <>
          <Button onClick={onNo} data-first-focus>
            {no}
          </Button>
          <Button look="danger" onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft text-pretty wrap-anywhere">{hint}</p>
    </OfficeDialog>
  )
}
