import { useRevalidator } from 'react-router'
import { accountLimits, accountMessages } from '#contract/accounts/account.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { announce } from '../../ui/toasts.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useSubmission } from '../forms/use-submission.ts'
import { changePassword } from './change-password.ts'

export function ChangePasswordForm() {
  const { revalidate } = useRevalidator()
  const { formProps, faults, failure, isBusy } = useSubmission(change)
  return (
    <form {...formProps} method="post" className="flex max-w-sm flex-col gap-4">
      {failure && <Banner {...failure} />}
      <PasswordField
        label="Current Password"
        name="currentPassword"
        autoComplete="current-password"
        fault={faults.currentPassword}
      />
      <PasswordField
        label="New Password"
        name="newPassword"
        autoComplete="new-password"
        hint={`At least ${accountLimits.newPassword} characters`}
        fault={faults.newPassword}
      />
      <PasswordField
        label="Repeat New Password"
        name="repeatedPassword"
        autoComplete="new-password"
        fault={faults.repeatedPassword}
      />
      <Button type="submit" look="action" disabled={isBusy} className="self-start">
        {isBusy && <SpinnerMark />}
        {isBusy ? 'Changing Password...' : 'Change Password'}
      </Button>
    </form>
  )

  async function change(values: Record<string, string>) {
    const refused = await changePassword(values)
    if (refused) return refused
    formProps.ref.current?.reset()
    announce(accountMessages.passwordChanged)
    await revalidate()
    return undefined
  }
}
