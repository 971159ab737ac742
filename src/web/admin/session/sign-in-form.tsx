import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { useHasScripts } from '../../ui/use-in-browser.ts'
import { PasswordField } from '../forms/password-field.tsx'
import { useSubmission } from '../forms/use-submission.ts'
import { loadSignInForm, signInAndKeep } from './sign-in-and-keep.ts'

type SignInFormProps = {
  email?: string
  onSignedIn?: () => void
  /** Beneath the button. */
  children?: React.ReactNode
}

/** Posts nowhere by itself: before the scripts are there it cannot be sent, so no password gets into an address. */
export function SignInForm({ email, onSignedIn, children }: SignInFormProps) {
  const { formProps, faults, failure, isBusy } = useSubmission(signIn)
  const hasScripts = useHasScripts()
  return (
    <form {...formProps} onFocus={loadAhead} method="post" className="flex flex-col gap-5">
      {failure && <Banner {...failure} />}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        fault={faults.email}
        isRequired
        isMarked={false}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        fault={faults.password}
        data-first-focus={Boolean(email)}
      />
      <div className="flex flex-col gap-3">
        <Button
          type="submit"
          look="action"
          disabled={!hasScripts || isBusy}
          className={hasScripts ? '' : 'disabled:opacity-100'}
        >
          {isBusy && <SpinnerMark />}
          {isBusy ? 'Signing in...' : 'Sign In'}
        </Button>
        {children}
      </div>
    </form>
  )

  async function signIn(form: Record<string, string>) {
    const refused = await signInAndKeep(form)
    if (!refused) onSignedIn?.()
    return refused
  }
}

/** Whoever has reached the first field will want the checks in a moment. */
function loadAhead() {
  loadSignInForm().catch(() => undefined)
}
