import { useState } from 'react'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import type { RowDeletion } from '../lists/row-deletion.tsx'
import { SubmissionDialog } from '../submissions/submission-parts.tsx'
import { enquiryDetails, enquiryState } from './enquiry-details.tsx'
import type { EnquiryDetailsProps } from './enquiry-details.tsx'
import { EnquiryHistory } from './enquiry-history.tsx'
import { replyAddress } from './enquiry-list.ts'
import { announceStatus, useEnquiryFollowUp, useReading } from './enquiry-changes.tsx'
import type { StatusChange, StoredStatus } from './enquiry-changes.tsx'

type EnquiryDetailsDialogProps = {
  enquiry: Enquiry
  /** The text of what has just been stored. */
  done: string
  statusChange: StatusChange
  deletion: RowDeletion<Enquiry>
  onConsent: (enquiry: Enquiry) => void
  onChanged: (enquiry: Enquiry) => void
  onClose: () => void
}

export function EnquiryDetailsDialog(props: EnquiryDetailsDialogProps) {
  const { deletion, onConsent, onClose } = props
  const followUp = useEnquiryFollowUp(props.onChanged)
  return (
    <SubmissionDialog
      title="Enquiry details"
      {...enquiryParts({ ...props, followUp })}
      {...{ deletion, onConsent, onClose }}
    />
  )
}

type EnquiryPartsProps = EnquiryDetailsProps & { onChanged: (enquiry: Enquiry) => void }

/** What the dialog and the screen of an enquiry show alike. */
export function enquiryParts(props: EnquiryPartsProps) {
  const { enquiry, statusChange, followUp, onChanged } = props
  const { failure, failedSubject } = statusChange
  return {
    row: enquiry,
    failures: [failedSubject === enquiry.id ? failure : undefined, followUp.failure],
    state: enquiryState(props),
    details: enquiryDetails(enquiry),
    work: <EnquiryHistory enquiry={enquiry} onReplied={onChanged} />,
    reply: { text: 'Reply via Email', href: replyAddress(enquiry) },
    deletionCall: enquiryCalls.delete,
  }
}

/** The enquiry whose details are open. Opening it marks it as read, here and in the list. */
export function useViewedEnquiry(replaceInList: (enquiry: Enquiry) => void) {
  const [viewed, setViewed] = useState<Enquiry>()
  const [done, setDone] = useState('')
  const reading = useReading(replace)

  function replace(enquiry: Enquiry) {
    replaceInList(enquiry)
    setViewed((viewed) => (viewed?.id === enquiry.id ? enquiry : viewed))
  }

  return {
    viewed,
    done,
    replace,
    close: () => setViewed(undefined),
    /** Another one may have been opened before the response to its deletion. */
    closeDeleted: ({ id }: Enquiry) =>
      setViewed((viewed) => (viewed?.id === id ? undefined : viewed)),
    view(enquiry: Enquiry) {
      setViewed(enquiry)
      setDone('')
      if (!enquiry.isRead) void reading.run(enquiry)
    },
    /** In the dialog, where it is open: on the phone a toast lies on its content. */
    confirm(stored: StoredStatus) {
      replace(stored.enquiry)
      if (viewed?.id === stored.enquiry.id) setDone(stored.message)
      else announceStatus(stored, replace)
    },
  }
}
