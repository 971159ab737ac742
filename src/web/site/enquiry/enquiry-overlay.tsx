import { useEffect } from 'react'
import { enquiryInputMessages } from '#contract/enquiries/enquiry-input.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { ShownPrice } from '../../ui/products/shown-price.tsx'
import { FormReceived } from '../forms/form-outcome.tsx'
import { ProductPicture } from '../pictures/product-picture.tsx'
import type { AskedProduct } from './asked-product.ts'
import { PublicEnquiryForm, useEnquiry } from './public-enquiry-form.tsx'

type EnquiryOverlayProps = {
  about: AskedProduct | undefined
  /** Of the last enquiry, until it is dismissed. */
  reference: string | null
  onReceived: (reference: string | null) => void
  onClose: () => void
}

/** The dialog, and what stays on the page after it. */
export function EnquiryOverlay({ about, reference, onReceived, onClose }: EnquiryOverlayProps) {
  return (
    <>
      {about && (
        <EnquiryDialog key={about.id} about={about} onReceived={onReceived} onClose={onClose} />
      )}
      <EnquiryNotice reference={about ? null : reference} onDismiss={() => onReceived(null)} />
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
  const enquiry = useEnquiry({ about, onReceived, isFixed: true })
  const { id, isBusy, reference } = enquiry
  useEffect(() => {
    if (!reference) return
    const timer = setTimeout(onClose, thanksFor)
    return () => clearTimeout(timer)
  }, [reference, onClose])
  return (
    <Dialog
      title="Product enquiry"
      isSheet
      // A visitor who leaves before the response would not see it.
      {...(isBusy ? {} : { onClose })}
      buttons={
        reference ? (
          <Button look="action" onClick={onClose} className="px-6">
            Close
          </Button>
        ) : (
          <>
            <Button onClick={onClose} aria-disabled={isBusy}>
              Cancel
            </Button>
            <SubmitButton form={id} isBusy={isBusy} className="px-6">
              Submit enquiry
            </SubmitButton>
          </>
        )
      }
    >
      <FixedProduct product={about} sent={reference && enquiry.typed.quantity} />
      {reference ? <Thanks reference={reference} /> : <PublicEnquiryForm enquiry={enquiry} />}
    </Dialog>
  )
}

/** In place of the form, whose submit button had the focus. */
function Thanks({ reference }: { reference: string }) {
  return (
    <div ref={(thanks) => thanks?.querySelector<HTMLElement>('[data-outcome]')?.focus()}>
      <FormReceived text={enquiryInputMessages.received} reference={reference} />
    </div>
  )
}

/** `sent`: the quantity that was sent. */
type FixedProductProps = { product: AskedProduct; sent: string | undefined }

/** What the enquiry is about: a fact of the page, and no field. */
function FixedProduct({ product, sent }: FixedProductProps) {
  const {
    name,
    brand,
    modelNo,
    category = '',
    price,
    gstRate,
    pictures,
    picture = pictures?.[0] ?? null,
  } = product
  return (
    <div className="asked-lines mb-4">
      <div role="group" aria-label="Product" className="asked-line">
        <span className="picture-tile">
          <ProductPicture picture={picture} category={category} alt="" sizes="4rem" />
        </span>
        <p className="asked-text">
          <bdi className="line-clamp-2 font-semibold">{name}</bdi>
          {modelNo && (
            <span className="made-by text-sm">
              <bdi>{brand}</bdi>
              <bdi>{modelNo}</bdi>
            </span>
          )}
          {sent && <span className="block text-sm text-ink-soft">Quantity {sent}</span>}
        </p>
        {price !== undefined && gstRate !== undefined && (
          <p className="asked-price font-semibold figures">
            <ShownPrice product={{ price, gstRate }} />
          </p>
        )}
      </div>
    </div>
  )
}

type EnquiryNoticeProps = { reference: string | null; onDismiss: () => void }

/** Stays at the lower edge, on whichever page, until it is dismissed. */
function EnquiryNotice({ reference, onDismiss }: EnquiryNoticeProps) {
  return (
    <div role="status" className="enquiry-notice">
      {reference && (
        <div className="border-t-2 border-leaf bg-leaf-wash">
          <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="grow basis-40">
              We have your enquiry. Your reference is{' '}
              <strong className="whitespace-nowrap figures">{reference}</strong>.
            </p>
            <Button onClick={onDismiss}>Dismiss</Button>
          </div>
        </div>
      )}
    </div>
  )
}
