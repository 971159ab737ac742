import type { RefusedForm } from '../forms/answer-form.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import type { AskedProduct } from './asked-product.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { useEnquiry } from './use-enquiry.ts'

type PageFormProps = {
  about: AskedProduct | undefined
  refused: RefusedForm | undefined
  /** The reference of what was sent without scripts. */
  sent: string | undefined
}

/** The form on a page of its own. */
export function PageForm({ about, refused, sent }: PageFormProps) {
  const enquiry = useEnquiry({ about, refused })
  const { isBusy, text, reference = text ? undefined : sent } = enquiry
  return (
    <EnquiryForm enquiry={{ ...enquiry, reference }}>
      <SubmitButton isBusy={isBusy}>Submit Enquiry</SubmitButton>
    </EnquiryForm>
  )
}
