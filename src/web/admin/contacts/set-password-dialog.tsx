import { useId, useRef, useState } from 'react'
import { contactCalls } from '#contract/contacts/contact-calls.ts'
import type { Contact } from '#contract/contacts/contact.ts'
import { customerLimits, customerMessages } from '#contract/customers/customer.ts'
import { gstNumberOf, isGstNumber } from '#contract/customers/gst-number.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { announce } from '../../ui/toasts.tsx'
import { faultTextsOf } from '../forms/fault-texts.ts'
import type { Refused } from '../forms/refused.ts'
import { useSubmission } from '../forms/use-submission.ts'
import { failureOf, requireApiError } from '../session/api-error.ts'
import { callApi } from '../session/call-api.ts'
import { contactNameOf } from './contact-list.ts'
import { loadCustomerForm, rememberPassword } from './generated-password-store.ts'
import { randomPassword } from './random-password.ts'

const noEmail = 'This customer has no e-mail: tell them this password yourself.'

type SetPasswordDialogProps = {
  contact: Contact
  isMailSetUp: boolean
  onSaved: (contact: Contact) => void
  onClose: () => void
}

export function SetPasswordDialog(props: SetPasswordDialogProps) {
  const { contact, isMailSetUp, onSaved, onClose } = props
  const formId = useId()
  const [gstNumber, setGstNumber] = useState(contact.gstNumber ?? '')
  const { formProps, faults, failure, isBusy } = useSubmission(save)
  return (
    <Dialog
      title={`Set Password for ${contactNameOf(contact)}`}
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="action">
            {isBusy && <SpinnerMark />}
            {isBusy ? 'Saving...' : 'Save Password'}
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} method="post" className="flex flex-col gap-4 pt-2">
        {failure && <Banner {...failure} />}
        <NewPasswordField fault={faults.password} />
        <NotSent hasEmail={contact.email !== null} isMailSetUp={isMailSetUp} />
        <TextField
          label="GST Number"
          name="gstNumber"
          value={gstNumber}
          onChange={({ target }) => setGstNumber(target.value)}
          hint={gstHint(gstNumber)}
          fault={faults.gstNumber}
          maxLength={customerLimits.gstNumber}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </form>
    </Dialog>
  )

  async function save(values: Record<string, string>) {
    const outcome = await setContactPassword(contact.id, values)
    if ('refused' in outcome) return outcome.refused
    announce(outcome.message)
    onSaved(outcome.contact)
    return undefined
  }
}

/** Where no e-mail goes out, somebody has to tell. */
function NotSent({ hasEmail, isMailSetUp }: { hasEmail: boolean; isMailSetUp: boolean }) {
  if (hasEmail && isMailSetUp) return null
  const title = isMailSetUp ? noEmail : customerMessages.noMail
  return <Banner tone="warning" title={title} />
}

function gstHint(typed: string) {
  const number = gstNumberOf(typed)
  if (number === '') return 'Optional. Without it the customer signs in with the e-mail.'
  return isGstNumber(number) ? undefined : customerMessages.gstDoubtful
}

/** The password can be read while it is typed: somebody has to tell it to the customer. */
function NewPasswordField({ fault }: { fault: string | undefined }) {
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  return (
    <Field label="Password" fault={fault} isRequired isMarked={false}>
      {(control) => (
        <>
          <div className="flex gap-2">
            <input
              ref={input}
              type="text"
              name="password"
              maxLength={customerLimits.longestPassword}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              data-first-focus
              {...control}
              aria-describedby={fault ? `${control['aria-describedby']} ${hintId}` : hintId}
              className={`${control.className} font-mono`}
            />
            <Button onClick={() => input.current && type(input.current, randomPassword())}>
              Generate
            </Button>
          </div>
          <p id={hintId} className="mt-1 text-sm text-pretty text-ink-soft">
            {customerMessages.passwordHint}
          </p>
        </>
      )}
    </Field>
  )
}

/** The event clears the fault of the field, as typing does. */
function type(input: HTMLInputElement, text: string) {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

type Outcome = { contact: Contact; message: string } | { refused: Refused }

/** Checks and saves the password, and stores it for this tab alone. */
async function setContactPassword(
  id: string,
  { password = '', gstNumber = '' }: Record<string, string>,
): Promise<Outcome> {
  try {
    const { ContactPasswordForm } = await loadCustomerForm()
    const faults = faultTextsOf(ContactPasswordForm, { password, gstNumber })
    if (faults) return { refused: { faults } }
    const saved = await callApi(contactCalls.setPassword, { id, password, gstNumber })
    remember(saved.contact, password)
    return saved
  } catch (error) {
    const { fields } = requireApiError(error)
    if (Object.keys(fields).length > 0) return { refused: { faults: fields } }
    const failure = failureOf(error, 'Failed to save the password')
    return { refused: { failure, faults: {} } }
  }
}

function remember({ id, gstNumber, passwordSetAt }: Contact, password: string) {
  if (!passwordSetAt) return
  rememberPassword({ gstNumber, password, date: passwordSetAt, warning: null, contactId: id })
}
