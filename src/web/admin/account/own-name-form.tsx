import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { accountLimits, accountMessages } from '#contract/accounts/account.ts'
import { personCalls } from '#contract/people/person-calls.ts'
import { TextField } from '../../ui/field.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { OfficeForm } from '../forms/office-form.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'
import { sessionQuery } from '../session/session-query.ts'
import { announceRestorable } from '../trash/announce-deletion.ts'

/** What shows what people are called. */
export const readsOfNames = [
  accountCalls.findSession,
  accountCalls.listColleagues,
  personCalls.list,
]

type NameFieldProps = Pick<
  React.ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'error' | 'hint' | 'autoComplete'
>

/** What colleagues call a person. */
export function NameField(props: NameFieldProps) {
  return (
    <TextField
      {...props}
      label="Name"
      name="name"
      maxLength={accountLimits.name}
      dir="auto"
      spellCheck={false}
    />
  )
}

export function OwnName() {
  const { data, error, refetch } = useQuery({ ...sessionQuery, staleTime: Infinity })
  if (data) return <OwnNameForm name={data.name} />
  return (
    <ReadState
      {...{ data, error, refetch }}
      failed="Failed to fetch your name"
      skeleton={<Skeleton className="h-11 max-w-sm md:h-9" />}
    />
  )
}

/** Nothing else changes with it, so that it needs no password. */
function OwnNameForm({ name }: { name: string | null }) {
  const [stored, setStored] = useState(name)
  const [typed, setTyped] = useState(name ?? '')
  if (stored !== name) {
    setStored(name)
    setTyped(name ?? '')
  }
  const submission = useSubmission(save)
  return (
    <OfficeForm
      submission={submission}
      submitText="Save name"
      busyText="Saving..."
      className="max-w-sm"
    >
      <NameField
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={submission.fieldErrors.name}
        autoComplete="name"
      />
    </OfficeForm>
  )

  function save(_: FormValues, form: HTMLFormElement) {
    return submitForm({
      form,
      check: () => checkInput(loadSchema, { name: typed }),
      async send() {
        const { message } = await callApi(accountCalls.changeName, { name: typed })
        await outdate(readsOfNames)
        announceRestorable({
          message,
          restore: () => callApi(accountCalls.changeName, { name }),
          failed: accountMessages.nameFailed,
          reads: readsOfNames,
        })
      },
      failed: accountMessages.nameFailed,
    })
  }
}

async function loadSchema() {
  return (await import('#contract/accounts/person-name-form.ts')).OwnNameForm
}
