import { useState } from 'react'
import { accountLimits, accountMessages } from '#contract/accounts/account.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { useHasScripts } from '../../ui/use-in-browser.ts'
import { PasswordField } from '../forms/password-field.tsx'
import { useSubmission } from '../forms/use-submission.ts'
import { setNewPassword } from './reset-calls.ts'

export function NewPasswordForm() {
  const { formProps, faults, failure, isBusy } = useSubmission(save)
  const [isSaved, setSaved] = useState(false)
  const hasScripts = useHasScripts()
  if (isSaved) return <PasswordSaved />
  return (
    <form {...formProps} method="post" className="flex flex-col gap-5">
      {failure && (
        <Banner {...failure}>
          <ButtonLink to="/login/reset">Ask for a new link</ButtonLink>
        </Banner>
      )}
      <PasswordField
        label="New Password"
        name="password"
        autoComplete="new-password"
        hint={`At least ${accountLimits.newPassword} characters; several unrelated words are best`}
        fault={faults.password}
      />
      <PasswordField
        label="Repeat New Password"
        name="repeatedPassword"
        autoComplete="new-password"
        fault={faults.repeatedPassword}
      />
      <Button type="submit" look="action" disabled={!hasScripts || isBusy}>
        {isBusy && <SpinnerMark />}
        {isBusy ? 'Changing Password...' : 'Change Password'}
      </Button>
    </form>
  )

  async function save(values: Record<string, string>) {
    const token = new URLSearchParams(location.search).get('token') ?? ''
    const refused = await setNewPassword(token, values)
    setSaved(!refused)
    return refused
  }
}

function PasswordSaved() {
  return (
    <div className="flex flex-col gap-5">
      <Banner tone="note" title={accountMessages.passwordReset} />
      <ButtonLink to="/login" look="action">
        Sign In
      </ButtonLink>
    </div>
  )
}
