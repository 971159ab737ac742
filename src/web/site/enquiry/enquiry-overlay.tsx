import { useState, useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import type { AskedProduct } from './asked-product.ts'
import { PublicEnquiryForm, useEnquiry } from './public-enquiry-form.tsx'

type EnquiryOverlayProps = { about: AskedProduct | undefined; onClose: () => void }

/** The dialog, and what stays on the page after it. */
export function EnquiryOverlay({ about, onClose }: EnquiryOverlayProps) {
  const [reference, setReference] = useState<string>()
  return (
    <>
      {about && (
        <EnquiryDialog key={about.id} about={about} onReceived={setReference} onClose={onClose} />
      )}
      <EnquiryNotice
        reference={about ? undefined : reference}
        onDismiss={() => setReference(undefined)}
      />
    </>
  )
}

/** As long as the thanks are read; the reference stays on the page. */
const thanksFor = 2000

type EnquiryDialogProps = {
  about: AskedProduct
  onReceived: (reference: string) => void
  /** Must be the same function in every render: an effect depends on it. */
  onClose: () => void
}

function EnquiryDialog({ about, onReceived, onClose }: EnquiryDialogProps) {
  const enquiry = useEnquiry({ about, onReceived })
  const { id, isBusy, reference } = enquiry
  useEffect(() => {
    if (!reference) return
    const timer = setTimeout(onClose, thanksFor)
    return () => clearTimeout(timer)
  }, [reference, onClose])
  return (
    <Dialog
      title="Product Enquiry"
      // A visitor who leaves before the response would not see it.
      {...(isBusy ? {} : { onClose })}
      buttons={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Close
          </Button>
          <SubmitButton form={id} isBusy={isBusy} className="px-6">
            Submit Enquiry
          </SubmitButton>
        </>
      }
    >
      <PublicEnquiryForm enquiry={enquiry} />
    </Dialog>
  )
}

type EnquiryNoticeProps = { reference: string | undefined; onDismiss: () => void }

/** Stays at the lower edge, on whichever page, until it is dismissed. */
function EnquiryNotice({ reference, onDismiss }: EnquiryNoticeProps) {
  return (
    <div role="status" className="enquiry-notice">
      {reference && (
        <div className="border-t-2 border-leaf bg-leaf-wash">
          <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="grow basis-40">
              We have your enquiry. Your reference is{' '}
              <strong className="whitespace-nowrap tabular-nums">{reference}</strong>.
            </p>
            <Button onClick={onDismiss}>Dismiss</Button>
          </div>
        </div>
      )}
    </div>
  )
}
