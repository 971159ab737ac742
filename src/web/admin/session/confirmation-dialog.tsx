import { useId, useState, useSyncExternalStore } from 'react'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { accountMessages } from '#contract/accounts/account.ts'
import { isDetailsOf } from '#contract/refusal-details.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { OfficeDialog } from '../../ui/office-dialog.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { ApiError } from './api-error.ts'
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
  const formId = useId()
  const [needsCode, setNeedsCode] = useState(false)
  const { formProps, fieldErrors, failure, isBusy } = useSubmission(confirm)
  return (
    <OfficeDialog
      title="Confirm that it is you"
      onClose={() => endConfirmation(false)}
      buttons={
        <>
          <Button onClick={() => endConfirmation(false)}>Cancel</Button>
          <SubmitButton form={formId} isBusy={isBusy} busyText="Checking..." disabled={false}>
            Confirm
          </SubmitButton>
        </>
      }
    >
      <form {...formProps} id={formId} className="flex flex-col gap-4">
        <p className="text-pretty text-ink-soft">
          This changes who can use the back office, or cannot be taken back.
        </p>
        {failure && <Banner {...failure} />}
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          error={fieldErrors.currentPassword}
          data-first-focus
        />
        {needsCode && <CodeField error={fieldErrors.code} />}
      </form>
    </OfficeDialog>
  )

  function confirm({ currentPassword = '', code }: FormValues) {
    const confirmation = { currentPassword, ...(code && { code }) }
    return submitForm({
      check: () => checkInput(loadSchema, confirmation),
      async send() {
        await callApi(accountCalls.confirmSession, confirmation).catch(askForCode)
        endConfirmation(true)
      },
      failed: accountMessages.confirmFailed,
    })
  }

  /** The first answer to a right password, where the account has a second factor. */
  function askForCode(error: unknown): never {
    const body = error instanceof ApiError ? error.body : undefined
    if (isDetailsOf(accountCalls.confirmSession, body) && body.needsCode) setNeedsCode(true)
    throw error
  }
}

async function loadSchema() {
  return (await import('#contract/accounts/second-factor-form.ts')).SessionConfirmation
}
