import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import type { AskedProduct } from './asked-product.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { useEnquiry } from './use-enquiry.ts'

/** As long as the thanks are read; the reference stays on the page. */
const thanksFor = 2000

type EnquiryDialogProps = {
  about: AskedProduct
  onReceived: (reference: string) => void
  /** The same function each time: it is waited for. */
  onClose: () => void
}

export function EnquiryDialog({ about, onReceived, onClose }: EnquiryDialogProps) {
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
      width="wide"
      // Whoever leaves while it is under way would not hear how it went.
      {...(isBusy ? {} : { onClose })}
      buttons={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Close
          </Button>
          <SubmitButton form={id} isBusy={isBusy}>
            Submit Enquiry
          </SubmitButton>
        </>
      }
    >
      <EnquiryForm enquiry={enquiry} />
    </Dialog>
  )
}
