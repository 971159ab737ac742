import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { RowDeletion } from '../tables/use-row-deletion.ts'

/** An account to delete, and whose it is. */
export type NamedAccount = { id: string; name: string }

export function DeleteAccountDialog({ deletion }: { deletion: RowDeletion<NamedAccount> }) {
  const { asked, confirm, withdraw } = deletion
  if (!asked) return null
  return (
    <ConfirmDialog
      question={`Delete the customer account of ${asked.name}?`}
      hint="The customer cannot sign in any more, and the account cannot be restored. Messages from this customer stay."
      yes="Delete"
      onYes={confirm}
      onNo={withdraw}
    />
  )
}
