import { Link } from 'react-router'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { accountMessages } from '#contract/accounts/account.ts'
import { Banner } from '../../ui/banner.tsx'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { TextField } from '../../ui/field.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { useHasScripts } from '../../ui/use-in-browser.ts'
import { PasswordField } from '../forms/password-field.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { sendCall } from './send-call.ts'
import { beginSession } from './session-state.ts'

type SignInFormProps = {
  email?: string
  onSignedIn?: () => void
  /** Below the button. */
  children?: React.ReactNode
}

/** Cannot be submitted before the scripts have loaded, so no password gets into an address. */
export function SignInForm({ email, onSignedIn, children }: SignInFormProps) {
  const { formProps, fieldErrors, failure, isBusy } = useSubmission(signIn)
  const hasScripts = useHasScripts()
  return (
    <form {...formProps} onFocus={loadAhead} className="flex flex-col gap-5">
      {failure && <Banner {...failure} />}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        error={fieldErrors.email}
        isRequired
        isMarked={false}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={fieldErrors.password}
        data-first-focus={Boolean(email)}
      />
      <div className="flex flex-col gap-3">
        <SubmitButton
          isBusy={isBusy}
          busyText="Signing in..."
          disabled={!hasScripts || isBusy}
          className={hasScripts ? '' : 'disabled:opacity-100'}
        >
          Sign In
        </SubmitButton>
        {children}
      </div>
    </form>
  )

  async function signIn({ email = '', password = '' }: FormValues) {
    const refused = await submitForm({
      check: () => checkInput(loadSchema, { email, password }),
      send: async () => beginSession(await sendCall(accountCalls.signIn, { email, password })),
      failed: accountMessages.signInFailed,
    })
    if (!refused) onSignedIn?.()
    return refused
  }
}

async function loadSchema() {
  return (await import('#contract/accounts/sign-in-form.ts')).SignInForm
}

/** Somebody who has reached the first field needs the schema next. */
function loadAhead() {
  loadSchema().catch(() => undefined)
}

type SignInFrameProps = {
  title: string
  lead: string
  /** Shown where there are no scripts. */
  without: string
  back: { to: string; text: string }
  children: React.ReactNode
}

/** The frame of the pages for people who are not signed in. */
export function SignInFrame({ title, lead, without, back, children }: SignInFrameProps) {
  return (
    <main className="office mx-auto flex min-h-dvh w-full max-w-sm flex-col px-4 py-10 sm:pt-[16vh]">
      <header className="mb-8">
        <BrandMark className="size-9 text-action" />
        <h1 className="mt-5 text-2xl font-bold">{title}</h1>
        <p className="mt-0.5 text-pretty text-ink-soft">{lead}</p>
      </header>
      <noscript>
        <p className="mb-5 border-l-4 border-amber bg-amber-wash px-4 py-3 text-amber">{without}</p>
      </noscript>
      {children}
      <p className="mt-8 border-t border-hairline pt-2">
        <Link
          to={back.to}
          className="inline-flex min-h-11 items-center text-sm font-medium text-action"
        >
          {back.text}
        </Link>
      </p>
    </main>
  )
}
