import type { Enquiry } from '#contract/enquiries/enquiry.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DetailPart } from '../tables/detail-list.tsx'
import { EnquiryDetails } from './enquiry-details.tsx'
import { EnquiryHistory } from './enquiry-history.tsx'
import { EnquiryNotes } from './enquiry-notes.tsx'
import { replyAddress } from './reply-address.ts'
import { useEnquiryHistory } from './use-enquiry-history.ts'
import type { RowDeletion } from '../tables/use-row-deletion.ts'
import type { StatusChange } from './use-status-change.ts'

type ViewEnquiryDialogProps = {
  enquiry: Enquiry
  /** What has just been stored. */
  done: string
  statusChange: StatusChange
  deletion: RowDeletion<Enquiry>
  onConsent: (enquiry: Enquiry) => void
  onClose: () => void
}

export function ViewEnquiryDialog({
  enquiry,
  done,
  statusChange,
  deletion,
  onConsent,
  onClose,
}: ViewEnquiryDialogProps) {
  const { id, message } = enquiry
  const { failure } = statusChange
  const told = useEnquiryHistory(enquiry)
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
        {failure?.id === id && <Banner title={failure.title} detail={failure.detail} />}
        <EnquiryDetails
          {...{ enquiry, done, onConsent }}
          isBusy={statusChange.isBusy(enquiry)}
          onStatus={(screen) => statusChange.change(enquiry, screen)}
        />
        <DetailPart title="Message">
          <p className="whitespace-pre-wrap wrap-anywhere">{message}</p>
        </DetailPart>
        <EnquiryNotes enquiryId={id} told={told} />
        <EnquiryHistory told={told} />
      </div>
    </Dialog>
  )
}
