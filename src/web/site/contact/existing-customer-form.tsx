import { Link } from 'react-router'
import { publicContactCalls } from '#contract/contacts/public-contact-calls.ts'
import { contactMessages } from '#contract/contacts/contact.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { FormReceived } from '../forms/form-received.tsx'
import { PrivacyNote, Trap } from '../forms/form-extras.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useSending } from '../forms/use-sending.ts'
import type { ContactFormProps } from './contact-form-props.ts'

/** Signs in and writes in one. A wrong password marks nothing and loses nothing. */
export function ExistingCustomerForm({ refused, sent }: ContactFormProps) {
  const sending = useSending({
    call: publicContactCalls.send,
    loadSchema,
    name: 'contact:existing',
    refused,
  })
  const { formProps, faults, text, isBusy, round, reference = text ? undefined : sent } = sending
  const typed = (round === 0 ? refused?.typed : undefined) ?? {}
  const needed = { isRequired: true, isMarked: false }
  return (
    <form {...formProps} method="post" action="/contact?as=existing">
      <FormReceived text={contactMessages.received.existing} reference={reference} />
      <FormFailure faults={faults} text={text} />
      <fieldset key={round} disabled={isBusy} className="grid gap-4 sm:grid-cols-2">
        <legend className="sr-only">Your message</legend>
        <TextField
          label="GST Number (User ID)"
          name="gstNumber"
          {...needed}
          hint="Or your e-mail, where we know no GST number of yours."
          defaultValue={typed['gstNumber'] ?? ''}
          fault={faults['gstNumber']}
          autoComplete="username"
          autoCapitalize="characters"
          spellCheck={false}
          data-first-focus
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          {...needed}
          fault={faults['password']}
          autoComplete="current-password"
        />
        <p className="text-sm sm:col-span-2">
          <Link to="/account/password" className="footer-link text-action">
            Change your password, or ask for a new one
          </Link>
        </p>
        <TextAreaField
          label="Message"
          name="message"
          rows={4}
          {...needed}
          defaultValue={typed['message'] ?? ''}
          fault={faults['message']}
          className="sm:col-span-2"
        />
        <div className="space-y-3 sm:col-span-2">
          <Trap />
          <PrivacyNote />
          <SubmitButton isBusy={isBusy}>Submit</SubmitButton>
        </div>
      </fieldset>
    </form>
  )
}

async function loadSchema() {
  return (await import('#contract/contacts/contact-form.ts')).CustomerMessageForm
}
