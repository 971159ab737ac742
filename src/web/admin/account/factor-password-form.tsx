import type { PasswordConfirmation } from '#contract/accounts/second-factor-form.ts'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { OfficeForm } from '../forms/office-form.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
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
  const submission = useSubmission(submit)
  return (
    <OfficeForm
      {...{ submission, submitText, onCancel }}
      aria-label="Confirm with your password"
      busyText="Checking..."
      className="max-w-sm"
    >
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        error={submission.fieldErrors.currentPassword}
      />
    </OfficeForm>
  )

  function submit({ currentPassword = '' }: FormValues, form: HTMLFormElement) {
    return submitForm({
      form,
      check: () => checkInput(loadSchema, { currentPassword }),
      send: () => send({ currentPassword }),
      failed,
    })
  }
}

async function loadSchema() {
  return (await import('#contract/accounts/second-factor-form.ts')).PasswordConfirmation
}
