import { useState } from 'react'
import { roles } from '#contract/accounts/permissions.ts'
import type { Role } from '#contract/accounts/permissions.ts'
import { apiKeyCalls } from '#contract/integrations/api-key-calls.ts'
import { apiKeyLimits, apiKeyMessages, apiKeyPeriods } from '#contract/integrations/api-key.ts'
import { roleChoices, roleHints } from '#contract/people/person.ts'
import { TextField } from '../../ui/field.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { SelectField } from '../../ui/select.tsx'
import { announce } from '../../ui/toasts.tsx'
import { FormSection } from '../forms/form-section.tsx'
import type { ShownSecret } from '../forms/shown-once.tsx'
import { OfficeForm } from '../forms/office-form.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { oneOf } from '../lists/address-query.ts'
import { callApi } from '../session/call-api.ts'
import { outdate, outdateOnConflict } from '../session/call-query.ts'

const keyUse =
  'It is not shown again. Programs send it as Authorization: Bearer, followed by the key.'

const periods = apiKeyPeriods.map(([days, text]): [string, string] => [String(days), text])

export function AddApiKey({ onAdded }: { onAdded: (secret: ShownSecret) => void }) {
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('viewer')
  const [days, setDays] = useState('90')
  const submission = useSubmission(add)
  const { fieldErrors } = submission
  return (
    <FormSection
      title="Add an API key"
      hint="For a program that reads or changes data here. It sends the key with each call, as a password."
    >
      <OfficeForm
        submission={submission}
        submitText="Add key"
        busyText="Adding..."
        className="max-w-xl"
      >
        <TextField
          label="Name"
          name="name"
          hint="What uses it, such as accounting software."
          maxLength={apiKeyLimits.name}
          error={fieldErrors.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
          autoComplete="off"
          isRequired
        />
        <SelectField
          label="Role"
          hint={`${roleHints[role]}. A key manages no people and no keys.`}
          value={role}
          choices={roleChoices}
          onChoose={(chosen) => setRole(oneOf(roles, chosen) || role)}
        />
        <SelectField label="Works for" value={days} choices={periods} onChoose={setDays} />
      </OfficeForm>
    </FormSection>
  )

  function add(_: FormValues, form: HTMLFormElement) {
    const input = { name, role, days: Number(days) }
    return submitForm({
      form,
      check: () => checkInput(loadSchema, input),
      send: async () => {
        const { message, apiKey, key } = await callApi(apiKeyCalls.add, input).catch((error) =>
          outdateOnConflict(error, [apiKeyCalls.list]),
        )
        setName('')
        announce(message)
        onAdded({ title: `Copy the key of ${apiKey.name} now`, text: key, detail: keyUse })
        await outdate([apiKeyCalls.list])
      },
      failed: apiKeyMessages.addFailed,
    })
  }
}

async function loadSchema() {
  return (await import('#contract/integrations/api-key-form.ts')).ApiKeyForm
}
