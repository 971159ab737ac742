import { enquiryMessages } from '#contract/enquiries/enquiry.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { FormExtras } from '../forms/form-extras.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { FormReceived } from '../forms/form-received.tsx'
import { SenderFields } from '../forms/sender-fields.tsx'
import type { UsedEnquiry } from './use-enquiry.ts'

type PublicEnquiryFormProps = { enquiry: UsedEnquiry; children?: React.ReactNode }

/** Without scripts it posts to the page's own action, which answers the same. */
export function PublicEnquiryForm({ enquiry, children }: PublicEnquiryFormProps) {
  const { id, formProps, typed, faults, text, reference, isBusy, round } = enquiry
  return (
    <form {...formProps} id={id} method="post" action="/enquiry">
      <FormReceived text={enquiryMessages.received} reference={reference} />
      <FormFailure failed={enquiryMessages.submitFailed} faults={faults} text={text} />
      <fieldset key={round} disabled={isBusy} className="grid gap-4 sm:grid-cols-2">
        <legend className="sr-only">Your enquiry</legend>
        <SenderFields typed={typed} faults={faults} />
        <TextField
          label="Product"
          name="product"
          defaultValue={typed.product ?? ''}
          fault={faults.product}
          isRequired
          isMarked={false}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <TextAreaField
          label="Message"
          name="message"
          rows={4}
          defaultValue={typed.message ?? ''}
          fault={faults.message}
          isRequired
          isMarked={false}
          className="sm:col-span-2"
        />
        <input type="hidden" name="productId" defaultValue={typed.productId ?? ''} />
        <div className="space-y-3 sm:col-span-2">
          <FormExtras typed={typed} />
        </div>
        {children && <div className="sm:col-span-2">{children}</div>}
      </fieldset>
    </form>
  )
}
