import { Form, Link } from 'react-router'
import { contactMessages, contactTypes, contactTypeTexts } from '#contract/contacts/contact.ts'
import type { ContactType } from '#contract/contacts/contact.ts'
import { publicContactCalls } from '#contract/contacts/public-contact-calls.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import type { RefusedForm } from '../forms/form-action.ts'
import type { LoadSchema } from '../forms/find-field-errors.ts'
import { FormExtras, PrivacyNote, Trap } from '../forms/form-extras.tsx'
import { FormFailure, FormReceived } from '../forms/form-outcome.tsx'
import { SenderFields, UserIdField } from '../forms/sender-fields.tsx'
import { usePublicForm } from '../forms/use-public-form.ts'

type ContactFormProps = {
  refused: RefusedForm | undefined
  /** The reference in the address, of what was sent. */
  sent: string | undefined
}

/** What was typed into one form stays there while the other is shown. */
export function ContactForms({ type, ...form }: ContactFormProps & { type: ContactType }) {
  return (
    <>
      <Form
        method="get"
        action="/contact"
        preventScrollReset
        replace
        className="mb-5 inline-flex max-w-full rounded-md border border-outline"
      >
        {contactTypes.map((choice) => (
          <button
            key={choice}
            name="as"
            value={choice}
            aria-pressed={choice === type}
            className="contact-choice"
          >
            {contactTypeTexts[choice]}
          </button>
        ))}
      </Form>
      {type === 'new' ? <NewCustomerForm {...form} /> : <ExistingCustomerForm {...form} />}
    </>
  )
}

const needed = { isRequired: true, isMarked: false }

function NewCustomerForm(props: ContactFormProps) {
  const form = useContactForm('new', loadContactForm, props)
  const { values, fieldErrors } = form
  return (
    <ContactForm
      type="new"
      action="/contact#write"
      failed={contactMessages.submitFailed}
      form={form}
    >
      <SenderFields {...{ values, fieldErrors }} />
      <TextField
        label="GST Number (optional)"
        name="gstNumber"
        defaultValue={values['gstNumber'] ?? ''}
        error={fieldErrors['gstNumber']}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <MessageField form={form} />
      <div className="stack col-span-full">
        <FormExtras values={values} />
      </div>
    </ContactForm>
  )
}

/** Signs in and sends in one step. A wrong password marks no field and loses nothing. */
function ExistingCustomerForm(props: ContactFormProps) {
  const form = useContactForm('existing', loadCustomerMessageForm, props)
  const { values, fieldErrors } = form
  return (
    <ContactForm type="existing" action="/contact?as=existing#write" form={form}>
      <UserIdField values={values} fieldErrors={fieldErrors} />
      <PasswordField
        label="Password"
        name="password"
        error={fieldErrors['password']}
        autoComplete="current-password"
      />
      <p className="flex flex-wrap gap-x-4 text-sm col-span-full">
        <Link to="/account" className="footer-link text-action">
          Customer account
        </Link>
        <Link to="/account/password" className="footer-link text-action">
          Change your password, or ask for a new one
        </Link>
      </p>
      <MessageField form={form} />
      <div className="stack col-span-full">
        <Trap />
        <PrivacyNote />
      </div>
    </ContactForm>
  )
}

function useContactForm(type: ContactType, loadSchema: LoadSchema, props: ContactFormProps) {
  const { refused, sent } = props
  const name = `contact:${type}`
  const form = usePublicForm({ call: publicContactCalls.send, loadSchema, name, refused, sent })
  return { ...form, values: (form.round === 0 ? refused?.values : undefined) ?? {} }
}

type UsedForm = ReturnType<typeof useContactForm>

type ContactFormFrameProps = {
  type: ContactType
  action: string
  failed?: string
  form: UsedForm
  children: React.ReactNode
}

function ContactForm({ type, action, failed, form, children }: ContactFormFrameProps) {
  const { formProps, fieldErrors, failure, isBusy, round, reference } = form
  return (
    <form {...formProps} action={action}>
      <FormReceived
        text={contactMessages.received[type]}
        reference={reference}
        another="Send another message"
      />
      <FormFailure {...{ failed, fieldErrors, failure }} />
      <fieldset key={round} disabled={isBusy} className="contact-fields grid gap-4">
        <legend className="sr-only">Your message</legend>
        {children}
        <div className="col-span-full">
          <SubmitButton isBusy={isBusy} className="px-6">
            Submit message
          </SubmitButton>
        </div>
      </fieldset>
    </form>
  )
}

function MessageField({ form: { values, fieldErrors } }: { form: UsedForm }) {
  return (
    <TextAreaField
      label="Message"
      name="message"
      rows={4}
      {...needed}
      defaultValue={values['message'] ?? ''}
      error={fieldErrors['message']}
      className="col-span-full"
    />
  )
}

async function loadContactForm() {
  return (await import('#contract/contacts/contact-form.ts')).ContactForm
}

async function loadCustomerMessageForm() {
  return (await import('#contract/contacts/contact-form.ts')).CustomerMessageForm
}
