import { accountCalls } from '#contract/accounts/account-calls.ts'
import { accountLimits, accountMessages } from '#contract/accounts/account.ts'
import type { FieldTexts } from '#contract/refused-response.ts'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { announce } from '../../ui/toasts.tsx'
import { OfficeForm } from '../forms/office-form.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { callApi } from '../session/call-api.ts'
import { outdate } from '../session/call-query.ts'
import { NewPasswordFields } from '../session/credential-form.tsx'

export function ChangePasswordForm() {
  const submission = useSubmission(change)
  const { formProps, fieldErrors } = submission
  return (
    <OfficeForm
      submission={submission}
      submitText="Change password"
      busyText="Changing password..."
      className="max-w-sm"
    >
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        error={fieldErrors.currentPassword}
      />
      <NewPasswordFields
        name="newPassword"
        hint={`At least ${accountLimits.newPassword} characters`}
        errors={fieldErrors}
      />
    </OfficeForm>
  )

  async function change(values: FormValues, form: HTMLFormElement) {
    const { currentPassword = '', newPassword = '' } = values
    const refused = await submitForm({
      form,
      check: () => checkPasswords(values),
      send: () => callApi(accountCalls.changePassword, { currentPassword, newPassword }),
      failed: 'Failed to change the password',
    })
    if (refused) return refused
    formProps.ref.current?.reset()
    announce(accountMessages.passwordChanged)
    await outdate([accountCalls.listSessions])
    return undefined
  }
}

/** The call accepts the new password once, so the browser compares the two. */
async function checkPasswords(values: FormValues): Promise<FieldTexts> {
  const errors = await checkInput(loadSchema, values)
  const { newPassword, repeatedPassword } = values
  if (!repeatedPassword) return { ...errors, repeatedPassword: accountMessages.passwordRequired }
  if (errors.newPassword || newPassword === repeatedPassword) return errors
  return { ...errors, repeatedPassword: accountMessages.passwordsDiffer }
}

async function loadSchema() {
  return (await import('#contract/accounts/password-form.ts')).PasswordForm
}
