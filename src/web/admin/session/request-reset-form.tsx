import { useState } from 'react'
import { accountMessages } from '#contract/accounts/account.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { useHasScripts } from '../../ui/use-in-browser.ts'
import { useSubmission } from '../forms/use-submission.ts'
import { requestResetLink } from './reset-calls.ts'

/** Says the same whether the address has an account or not. */
export function RequestResetForm() {
  const { formProps, faults, failure, isBusy } = useSubmission(request)
  const [isRequested, setRequested] = useState(false)
  const hasScripts = useHasScripts()
  return (
    <form {...formProps} method="post" className="flex flex-col gap-5">
      {failure && <Banner {...failure} />}
      {isRequested && !failure && (
        <Banner
          tone="note"
          title={accountMessages.resetRequested}
          detail="If nothing arrives, look among the spam, and ask again after five minutes."
        />
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        fault={faults.email}
        isRequired
        isMarked={false}
      />
      <Button type="submit" look="action" disabled={!hasScripts || isBusy}>
        {isBusy && <SpinnerMark />}
        {isBusy ? 'Sending...' : 'Send Link'}
      </Button>
    </form>
  )

  async function request(values: Record<string, string>) {
    setRequested(false)
    const refused = await requestResetLink(values)
    setRequested(!refused)
    return refused
  }
}
