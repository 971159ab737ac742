import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { DeletionDialog } from '../lists/row-deletion.tsx'
import type { RowDeletion } from '../lists/row-deletion.tsx'

export function EnquiryDeletionDialog({ deletion }: { deletion: RowDeletion<Enquiry> }) {
  return (
    <DeletionDialog
      deletion={deletion}
      question={({ reference, name }) => `Delete the enquiry ${reference} from ${name}?`}
      hint={() =>
        'Its notes and e-mails are deleted too, and a consent to offers given with it. It cannot be restored.'
      }
    />
  )
}
