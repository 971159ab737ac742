import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { RowDeletion } from '../tables/use-row-deletion.ts'

export function DeleteEnquiryDialog({ deletion }: { deletion: RowDeletion<Enquiry> }) {
  const { asked, confirm, withdraw } = deletion
  if (!asked) return null
  return (
    <ConfirmDialog
      question={`Delete the enquiry ${asked.reference} from ${asked.name}?`}
      hint="Its notes and e-mails are deleted too, and a consent to offers given with it. It cannot be restored."
      yes="Delete"
      onYes={confirm}
      onNo={withdraw}
    />
  )
}
