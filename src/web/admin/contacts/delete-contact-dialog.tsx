import type { Contact } from '#contract/contacts/contact.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { RowDeletion } from '../tables/use-row-deletion.ts'
import { contactNameOf } from './contact-names.ts'

export function DeleteContactDialog({ deletion }: { deletion: RowDeletion<Contact> }) {
  const { asked, confirm, withdraw } = deletion
  if (!asked) return null
  const account = asked.passwordSetAt === null ? '' : ' The customer account stays.'
  return (
    <ConfirmDialog
      question={`Delete the message ${asked.reference} from ${contactNameOf(asked)}?`}
      hint={`Its e-mails are deleted too, and a consent to offers given with it. It cannot be restored.${account}`}
      yes="Delete"
      onYes={confirm}
      onNo={withdraw}
    />
  )
}
