import { useId, useState } from 'react'
import { contactCalls } from '#contract/contacts/contact-calls.ts'
import type { Contact } from '#contract/contacts/contact.ts'
import { customerLimits, customerMessages } from '#contract/customers/customer.ts'
import { gstNumberOf, isGstNumber } from '#contract/customers/gst-number.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { announce } from '../../ui/toasts.tsx'
import { useIsLeft } from '../../ui/use-is-left.ts'
import { FormDialog } from '../forms/office-form.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { callApi } from '../session/call-api.ts'
import { contactNameOf } from './contact-list.ts'
import { rememberPassword } from './generated-passwords.tsx'
import { randomPassword } from './random-password.ts'

const noEmail = 'This customer has no e-mail: tell them this password yourself.'

type SetPasswordDialogProps = {
  contact: Contact
  isMailSetUp: boolean
  onSaved: (contact: Contact) => void
  /** Once it is saved, unless the dialog was closed before the response. */
  onDone: (contact: Contact) => void
  onClose: () => void
}

export function SetPasswordDialog(props: SetPasswordDialogProps) {
  const { contact, isMailSetUp, onSaved, onDone, onClose } = props
  const isLeft = useIsLeft()
  const [password, setPassword] = useState('')
  const [gstNumber, setGstNumber] = useState(contact.gstNumber ?? '')
  const submission = useSubmission(save)
  const { fieldErrors, correct } = submission
  const warning = isMailSetUp ? !contact.email && noEmail : customerMessages.noMail
  return (
    <FormDialog
      {...{ submission, onClose }}
      title={`Set Password for ${contactNameOf(contact)}`}
      submitText="Save Password"
      busyText="Saving..."
      onCancel={onClose}
    >
      <NewPasswordField
        value={password}
        error={fieldErrors.password}
        onChange={(password) => {
          setPassword(password)
          correct('password')
        }}
      />
      {warning && <Banner tone="warning" title={warning} />}
      <TextField
        label="GST Number"
        name="gstNumber"
        value={gstNumber}
        onChange={({ target }) => setGstNumber(target.value)}
        hint={gstHint(gstNumber)}
        error={fieldErrors.gstNumber}
        maxLength={customerLimits.gstNumber}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </FormDialog>
  )

  function save(_: FormValues, form: HTMLFormElement) {
    return submitForm({
      form,
      check: () => checkInput(loadSchema, { password, gstNumber }),
      send: async () => {
        const input = { id: contact.id, password, gstNumber }
        const { contact: saved, message } = await callApi(contactCalls.setPassword, input)
        const { id: contactId, gstNumber: stored, passwordSetAt: date } = saved
        if (date) rememberPassword({ gstNumber: stored, password, date, warning: null, contactId })
        announce(message)
        onSaved(saved)
        if (!isLeft.current) onDone(saved)
      },
      failed: 'Failed to save the password',
    })
  }
}

async function loadSchema() {
  return (await import('#contract/customers/customer-form.ts')).ContactPasswordForm
}

function gstHint(typed: string) {
  const number = gstNumberOf(typed)
  if (number === '') return 'Optional. Without it, they sign in with their e-mail.'
  return isGstNumber(number) ? undefined : customerMessages.gstDoubtful
}

type NewPasswordFieldProps = {
  value: string
  error: string | undefined
  onChange: (password: string) => void
}

/** The password can be read while it is typed, because it may have to be given to the customer by phone. */
function NewPasswordField({ value, error, onChange }: NewPasswordFieldProps) {
  const hintId = useId()
  return (
    <Field label="Password" error={error} isRequired isMarked={false}>
      {(control) => (
        <>
          <div className="flex gap-2">
            <input
              type="text"
              name="password"
              value={value}
              onChange={({ target }) => onChange(target.value)}
              maxLength={customerLimits.longestPassword}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              data-first-focus
              {...control}
              aria-describedby={error ? `${control['aria-describedby']} ${hintId}` : hintId}
              className={`${control.className} font-mono`}
            />
            <Button onClick={() => onChange(randomPassword())}>Generate</Button>
          </div>
          <p id={hintId} className="mt-1 text-sm text-pretty text-ink-soft">
            {customerMessages.passwordHint}
          </p>
        </>
      )}
    </Field>
  )
}
