import { Button } from '../../ui/button.tsx'

type EnquiryNoticeProps = { reference: string | undefined; onDismiss: () => void }

/** Stays at the lower edge, on whichever page, until it is dismissed. */
export function EnquiryNotice({ reference, onDismiss }: EnquiryNoticeProps) {
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
