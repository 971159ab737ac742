import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { retention } from '#contract/privacy/retention.ts'
import { trashCalls } from '#contract/trash/trash-calls.ts'
import { DeletionDialog, useRowDeletion } from '../lists/row-deletion.tsx'
import type { RowDeletion } from '../lists/row-deletion.tsx'
import { callApi } from '../session/call-api.ts'
import { announceDeletion } from '../trash/announce-deletion.ts'

export function useEnquiryDeletion(onGone: (enquiry: Enquiry) => void) {
  return useRowDeletion<Enquiry>({
    store: ({ id }) => callApi(enquiryCalls.delete, { id }),
    failed: enquiryMessages.deleteFailed,
    announces: ({ message }, { id }) =>
      announceDeletion({ kind: 'enquiry', id, message, reads: [enquiryCalls.list] }),
    onGone,
    outdates: [enquiryCalls.list, trashCalls.list],
  })
}

export function EnquiryDeletionDialog({ deletion }: { deletion: RowDeletion<Enquiry> }) {
  return (
    <DeletionDialog
      deletion={deletion}
      question={({ reference, name }) => `Delete the enquiry ${reference} from ${name}?`}
      hint={() =>
        `It leaves the lists, and can be restored from the trash for ${retention.trashDays} days.`
      }
    />
  )
}
