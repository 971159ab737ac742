import { useState } from 'react'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { passkeyLimits, passkeyMessages } from '#contract/accounts/passkey.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { submitForm } from '../forms/submit-form.ts'
import { callApi } from '../session/call-api.ts'
import { createPasskey } from '../session/device-passkeys.ts'
import { FactorPasswordForm } from './factor-password-form.tsx'

type Made = { message: string; codes: string[] }
type AddPasskeyProps = { onAdded: (made: Made) => void; onCancel: () => void }

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
  const { formProps, fieldErrors, failure, isBusy } = useSubmission(add)
  return (
    <form {...formProps} aria-label="Name the passkey" className="flex max-w-sm flex-col gap-4">
      {failure && <Banner {...failure} />}
      <TextField
        label="Name"
        name="name"
        hint="For example the device that holds it."
        maxLength={passkeyLimits.name}
        error={fieldErrors.name}
        isRequired
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton isBusy={isBusy} busyText="Waiting for the device...">
          Add passkey
        </SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )

  function add({ name = '' }: FormValues) {
    return submitForm({
      check: async () => ({ ...(name.trim() === '' && { name: passkeyMessages.nameRequired }) }),
      async send() {
        const credential = await createPasskey(options)
        onAdded(await callApi(accountCalls.addPasskey, { name, credential }))
      },
      failed: passkeyMessages.addFailed,
    })
  }
}
