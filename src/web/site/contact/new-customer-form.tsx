import { publicContactCalls } from '#contract/contacts/public-contact-calls.ts'
import { contactMessages } from '#contract/contacts/contact.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { FormExtras } from '../forms/form-extras.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { FormReceived } from '../forms/form-received.tsx'
import { SenderFields } from '../forms/sender-fields.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useSending } from '../forms/use-sending.ts'
import type { ContactFormProps } from './contact-form-props.ts'

export function NewCustomerForm({ refused, sent }: ContactFormProps) {
  const sending = useSending({
    call: publicContactCalls.send,
    loadSchema,
    name: 'contact:new',
    refused,
  })
  const { formProps, faults, text, isBusy, round, reference = text ? undefined : sent } = sending
  const typed = (round === 0 ? refused?.typed : undefined) ?? {}
  return (
    <form {...formProps} method="post" action="/contact">
      <FormReceived text={contactMessages.received.new} reference={reference} />
      <FormFailure failed={contactMessages.submitFailed} faults={faults} text={text} />
      <fieldset key={round} disabled={isBusy} className="grid gap-4 sm:grid-cols-2">
        <legend className="sr-only">Your message</legend>
        <SenderFields typed={typed} faults={faults} />
        <TextField
          label="GST Number (optional)"
          name="gstNumber"
          defaultValue={typed['gstNumber'] ?? ''}
          fault={faults['gstNumber']}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextAreaField
          label="Message"
          name="message"
          rows={4}
          defaultValue={typed['message'] ?? ''}
          fault={faults['message']}
          isRequired
          isMarked={false}
          className="sm:col-span-2"
        />
        <div className="space-y-3 sm:col-span-2">
          <FormExtras typed={typed} />
        </div>
        <div className="sm:col-span-2">
          <SubmitButton isBusy={isBusy}>Submit</SubmitButton>
        </div>
      </fieldset>
    </form>
  )
}

async function loadSchema() {
  return (await import('#contract/contacts/contact-form.ts')).ContactForm
}
