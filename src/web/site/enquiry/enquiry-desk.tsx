import { useState } from 'react'
import type { AskedProduct } from './asked-product.ts'
import { EnquiryDialog } from './enquiry-dialog.tsx'
import { EnquiryNotice } from './enquiry-notice.tsx'

type EnquiryDeskProps = { about: AskedProduct | undefined; onClose: () => void }

/** The dialog, and what stays on the page after it. */
export function EnquiryDesk({ about, onClose }: EnquiryDeskProps) {
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
