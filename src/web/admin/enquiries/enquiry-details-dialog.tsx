import { useState } from 'react'
import { enquiryCalls } from '#contract/enquiries/enquiry-calls.ts'
import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { timeText } from '../../ui/format.ts'
import { MailAddress } from '../../ui/mail-address.tsx'
import { announce } from '../../ui/toasts.tsx'
import { ConsentDetail } from '../consents/consent-detail.tsx'
import { Detail, DetailList, DetailPart, SuspectMark } from '../lists/detail-list.tsx'
import type { RowDeletion } from '../lists/row-deletion.tsx'
import { callApi } from '../session/call-api.ts'
import { useWrite } from '../session/use-write.ts'
import { EnquiryHistory, EnquiryNotes, useEnquiryHistory } from './enquiry-history.tsx'
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
  onClose: () => void
}

export function EnquiryDetailsDialog({
  enquiry,
  done,
  statusChange,
  deletion,
  onConsent,
  onClose,
}: EnquiryDetailsDialogProps) {
  const { id, message } = enquiry
  const { failure, failedSubject } = statusChange
  const history = useEnquiryHistory(enquiry)
  return (
    <Dialog
      title="Enquiry Details"
      width="wide"
      onClose={onClose}
      buttons={
        <>
          <Button look="quiet" className="mr-auto -ml-2.5" onClick={() => deletion.ask(enquiry)}>
            {deletion.going ? 'Deleting...' : 'Delete'}
          </Button>
          <Button onClick={onClose} data-first-focus>
            Close
          </Button>
          <ButtonAnchor href={replyAddress(enquiry)} look="action">
            Reply via Email
          </ButtonAnchor>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {deletion.failure && <Banner {...deletion.failure} />}
        {failure && failedSubject === id && <Banner {...failure} />}
        <EnquiryDetails
          {...{ enquiry, done, onConsent }}
          isBusy={statusChange.isBusy(id)}
          onStatus={(screen) => statusChange.change(enquiry, screen)}
        />
        <DetailPart title="Message">
          <p className="whitespace-pre-wrap wrap-anywhere">{message}</p>
        </DetailPart>
        <EnquiryNotes enquiryId={id} history={history} />
        <EnquiryHistory history={history} />
      </div>
    </Dialog>
  )
}

type EnquiryDetailsProps = {
  enquiry: Enquiry
  done: string
  isBusy: boolean
  onStatus: (screen: string) => void
  onConsent: (enquiry: Enquiry) => void
}

function EnquiryDetails(props: EnquiryDetailsProps) {
  const { enquiry, done, isBusy, onStatus, onConsent } = props
  const { name, email, phone, company, createdAt, status, reference } = enquiry
  return (
    <DetailList>
      <Detail name="Name">
        <span className="font-semibold">{name}</span>
        {enquiry.isSuspect && <SuspectMark />}
      </Detail>
      <Detail name="Email">
        <MailAddress email={email} />
      </Detail>
      <Detail name="Phone">
        <a href={`tel:${phone}`} className="text-action">
          {phone}
        </a>
      </Detail>
      <Detail name="Company">
        {company ?? <span className="text-ink-soft">Not provided</span>}
      </Detail>
      <Detail name="Product">
        <EnquiredProduct enquiry={enquiry} />
      </Detail>
      <Detail name="Date Submitted">
        <time dateTime={createdAt}>{timeText(createdAt)}</time>
      </Detail>
      <Detail name="Reference">{reference}</Detail>
      <Detail name="Status">
        <StatusSelect {...{ status, isBusy }} label="Status" onChange={onStatus} />
        <span role="status" className="ml-3 text-leaf">
          {done}
        </span>
      </Detail>
      <ConsentDetail
        consent={enquiry.consent}
        email={email}
        onWithdrawn={(consent) => onConsent({ ...enquiry, consent })}
      />
    </DetailList>
  )
}

/** Where it was withdrawn since, its page says so. */
function EnquiredProduct({ enquiry: { product, productId } }: { enquiry: Enquiry }) {
  if (!productId) return product
  return (
    <a
      href={`/products-details/${encodeURIComponent(productId)}`}
      target="_blank"
      rel="noopener"
      className="text-action"
    >
      {product}
    </a>
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
    /** In the dialog, where one is open: it would cover a toast. */
    confirm(enquiry: Enquiry, message: string) {
      replace(enquiry)
      if (viewed) setDone(message)
      else announce(message)
    },
  }
}
