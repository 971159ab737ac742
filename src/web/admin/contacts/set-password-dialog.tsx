import { useId, useState } from 'react'
import type { Contact } from '#contract/contacts/contact.ts'
import { customerLimits, customerMessages } from '#contract/customers/customer.ts'
import { gstNumberOf, isGstNumber } from '#contract/customers/gst-number.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { announce } from '../../ui/toasts.tsx'
import { useSubmission } from '../forms/use-submission.ts'
import { contactNameOf } from './contact-names.ts'
import { contactScreenTexts } from './contact-screen-texts.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { setContactPassword } from './set-contact-password.ts'

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
  const title = isMailSetUp ? contactScreenTexts.noEmail : customerMessages.noMail
  return <Banner tone="warning" title={title} />
}

function gstHint(typed: string) {
  const number = gstNumberOf(typed)
  if (number === '') return 'Optional. Without it the customer signs in with the e-mail.'
  return isGstNumber(number) ? undefined : customerMessages.gstDoubtful
}
