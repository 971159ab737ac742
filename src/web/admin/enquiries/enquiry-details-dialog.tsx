import { useState } from 'react'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { timeText } from '../../ui/format.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { announce } from '../../ui/toasts.tsx'
import { SiteLink, SuspectMark } from '../lists/detail-list.tsx'
import type { RowDeletion } from '../lists/row-deletion.tsx'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { SubmissionDialog } from '../submissions/submission-dialog.tsx'
import { EnquiryHistory } from './enquiry-history.tsx'
import { StatusSelect } from './enquiry-status.tsx'
import type { StatusChange } from './enquiry-status.tsx'
import { replyAddress } from './enquiry-list.ts'
import { noteOneRead } from './unread-enquiries.ts'

type EnquiryDetailsDialogProps = {
  enquiry: Enquiry
  /** The text of what has just been stored. */
  done: string
  statusChange: StatusChange
  deletion: RowDeletion<Enquiry>
  onConsent: (enquiry: Enquiry) => void
  onReplied: (enquiry: Enquiry) => void
  onClose: () => void
}

export function EnquiryDetailsDialog(props: EnquiryDetailsDialogProps) {
  const { enquiry, done, statusChange, deletion, onConsent, onReplied, onClose } = props
  const { id, email, phone, productId, createdAt } = enquiry
  const { failure, failedSubject } = statusChange
  return (
    <SubmissionDialog
      title="Enquiry Details"
      row={enquiry}
      reply={{ text: 'Reply via Email', href: replyAddress(enquiry) }}
      failures={failedSubject === id ? [failure] : []}
      {...{ deletion, onConsent, onClose }}
      details={{
        Name: (
          <>
            <span className="font-semibold">{enquiry.name}</span>
            {enquiry.isSuspect && <SuspectMark />}
          </>
        ),
        Email: <MailAddress email={email} />,
        Phone: (
          <a href={`tel:${phone}`} className="text-action">
            {phone}
          </a>
        ),
        Company: enquiry.company,
        // Where it was withdrawn since, its page says so.
        Product: productId ? (
          <SiteLink to={`/products-details/${encodeURIComponent(productId)}`}>
            {enquiry.product}
          </SiteLink>
        ) : (
          enquiry.product
        ),
        'Date Submitted': <time dateTime={createdAt}>{timeText(createdAt)}</time>,
        Reference: enquiry.reference,
        Status: (
          <div className="flex flex-wrap items-center gap-x-3">
            <StatusSelect {...{ enquiry }} label="Status" change={statusChange} />
            <span role="status" className="text-leaf">
              {done}
            </span>
          </div>
        ),
      }}
    >
      <EnquiryHistory {...{ enquiry, onReplied }} />
    </SubmissionDialog>
  )
}

/** The enquiry whose details are open. Opening it marks it as read, here and in the list. */
export function useViewedEnquiry(replaceInList: (enquiry: Enquiry) => void) {
  const [viewed, setViewed] = useState<Enquiry>()
  const [done, setDone] = useState('')
  const reading = useWrite({
    store: ({ id }: Enquiry) => callApi(enquiryCalls.markRead, { id }),
    subjectOf: ({ id }) => id,
    // It stays unread: nobody has asked for this.
    failureOf: () => undefined,
    onStored({ enquiry }) {
      replace(enquiry)
      noteOneRead()
    },
  })

  function replace(enquiry: Enquiry) {
    replaceInList(enquiry)
    setViewed((viewed) => (viewed?.id === enquiry.id ? enquiry : viewed))
  }

  return {
    viewed,
    done,
    replace,
    close: () => setViewed(undefined),
    view(enquiry: Enquiry) {
      setViewed(enquiry)
      setDone('')
      if (!enquiry.isRead) void reading.run(enquiry)
    },
    /** In the dialog, where one is open: on the phone a toast lies on its content. */
    confirm(enquiry: Enquiry, message: string) {
      replace(enquiry)
      if (viewed) setDone(message)
      else announce(message)
    },
  }
}
