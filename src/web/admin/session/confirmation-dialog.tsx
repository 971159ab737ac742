import { useState, useSyncExternalStore } from 'react'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { accountMessages } from '#contract/accounts/account.ts'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { FormDialog } from '../forms/office-form.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { detailsIn } from './api-error.ts'
import { callApi } from './call-api.ts'
import { endConfirmation, isConfirmationAsked, onConfirmationAsked } from './confirmation.ts'
import { CodeField } from './credential-form.tsx'

/** Above any screen, where a change needs the password again: the change then goes on. */
export function ConfirmationDialog() {
  const isAsked = useSyncExternalStore(
    onConfirmationAsked,
    isConfirmationAsked,
    isConfirmationAsked,
  )
  return isAsked && <Confirmation />
}

function Confirmation() {
  const [needsCode, setNeedsCode] = useState(false)
  const submission = useSubmission(confirm)
  const { fieldErrors, failure } = submission
  const cancel = () => endConfirmation(false)
  return (
    <FormDialog
      submission={submission}
      title="Confirm that it is you"
      submitText="Confirm"
      busyText="Checking..."
      onClose={cancel}
      onCancel={cancel}
      lead={
        <p className="text-pretty text-ink-soft">
          This changes who can use the back office, or cannot be taken back.
        </p>
      }
    >
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        error={fieldErrors.currentPassword}
        data-first-focus
      />
      {needsCode && <CodeField error={fieldErrors.code} isNext={!failure} />}
    </FormDialog>
  )

  function confirm({ currentPassword = '', code }: FormValues, form: HTMLFormElement) {
    const confirmation = { currentPassword, ...(code && { code }) }
    return submitForm({
      form,
      check: () => checkInput(loadSchema, confirmation),
      async send() {
        await callApi(accountCalls.confirmSession, confirmation)
        endConfirmation(true)
      },
      answerTo: askForCode,
      failed: accountMessages.confirmFailed,
    })
  }

  /** The first answer to a right password, where the account has a second factor. Later ones say what is wrong with the code. */
  function askForCode(error: unknown) {
    if (needsCode || !detailsIn(accountCalls.confirmSession, error)?.needsCode) return undefined
    setNeedsCode(true)
    return {}
  }
}

async function loadSchema() {
  return (await import('#contract/accounts/second-factor-form.ts')).SessionConfirmation
}
