import type { PasswordConfirmation } from '#contract/accounts/second-factor-form.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { PasswordField } from '../forms/password-field.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'

type FactorPasswordFormProps = {
  submitText: string
  /** Shown above the server's text. */
  failed: string
  send: (confirmation: PasswordConfirmation) => Promise<void>
  onCancel: () => void
}

/** Changes of how one signs in ask for the password again. */
export function FactorPasswordForm(props: FactorPasswordFormProps) {
  const { submitText, failed, send, onCancel } = props
  const { formProps, fieldErrors, failure, isBusy } = useSubmission(submit)
  return (
    <form
      {...formProps}
      aria-label="Confirm with your password"
      className="flex max-w-sm flex-col gap-4"
    >
      {failure && <Banner {...failure} />}
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        error={fieldErrors.currentPassword}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton isBusy={isBusy} busyText="Checking...">
          {submitText}
        </SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )

  function submit({ currentPassword = '' }: FormValues) {
    return submitForm({
      check: () => checkInput(loadSchema, { currentPassword }),
      send: () => send({ currentPassword }),
      failed,
    })
  }
}

async function loadSchema() {
  return (await import('#contract/accounts/second-factor-form.ts')).PasswordConfirmation
}
