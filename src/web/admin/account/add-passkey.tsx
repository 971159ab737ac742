import { useState } from 'react'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { passkeyLimits, passkeyMessages } from '#contract/accounts/passkey.ts'
import { TextField } from '../../ui/field.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { OfficeForm } from '../forms/office-form.tsx'
import { submitForm } from '../forms/submit-form.ts'
import { useFirstFieldFocus } from '../forms/use-first-field-focus.ts'
import { callApi } from '../session/call-api.ts'
import { createPasskey } from '../session/device-passkeys.ts'
import { FactorPasswordForm } from './factor-password-form.tsx'
import type { MadeCodes } from './recovery-codes.tsx'

type AddPasskeyProps = { onAdded: (made: MadeCodes) => void; onCancel: () => void }

/** The password, then a name, then what the device asks for. */
export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const [options, setOptions] = useState<Record<string, unknown>>()
  if (options) return <NameForm {...{ options, onAdded, onCancel }} />
  return (
    <FactorPasswordForm
      submitText="Continue"
      failed={passkeyMessages.addFailed}
      onCancel={onCancel}
      send={async (confirmation) =>
        setOptions((await callApi(accountCalls.beginPasskey, confirmation)).options)
      }
    />
  )
}

type NameFormProps = AddPasskeyProps & { options: Record<string, unknown> }

function NameForm({ options, onAdded, onCancel }: NameFormProps) {
  const submission = useSubmission(add)
  useFirstFieldFocus(submission)
  return (
    <OfficeForm
      {...{ submission, onCancel }}
      aria-label="Name the passkey"
      submitText="Add passkey"
      busyText="Waiting for the device..."
      className="max-w-sm"
    >
      <TextField
        label="Name"
        name="name"
        hint="For example the device that holds it."
        maxLength={passkeyLimits.name}
        error={submission.fieldErrors.name}
        isRequired
      />
    </OfficeForm>
  )

  function add({ name = '' }: FormValues, form: HTMLFormElement) {
    return submitForm({
      form,
      check: async () => ({ ...(name.trim() === '' && { name: passkeyMessages.nameRequired }) }),
      async send() {
        const credential = await createPasskey(options)
        onAdded(await callApi(accountCalls.addPasskey, { name, credential }))
      },
      failed: passkeyMessages.addFailed,
    })
  }
}
