import { useState } from 'react'
import { Link } from 'react-router'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { accountMessages } from '#contract/accounts/account.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { detailsIn } from './api-error.ts'
import { CodeField, CredentialForm, EmailField } from './credential-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { sendCall } from './send-call.ts'
import { beginSession } from './session-state.ts'

type SignInFormProps = {
  email?: string
  onSignedIn?: () => void
  /** Below the button. */
  children?: React.ReactNode
}

export function SignInForm({ email, onSignedIn, children }: SignInFormProps) {
  const [needsCode, setNeedsCode] = useState(false)
  const submission = useSubmission(signIn)
  const { fieldErrors, failure } = submission
  return (
    <CredentialForm
      submission={submission}
      submitText="Sign in"
      busyText="Signing in..."
      foot={
        <>
          <PasskeyButton onSignedIn={onSignedIn} />
          {children}
        </>
      }
      // Somebody who has reached the first field needs the schema next.
      onFocus={() => void loadSchema().catch(() => undefined)}
    >
      <EmailField defaultValue={email} error={fieldErrors.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={fieldErrors.password}
        data-first-focus={Boolean(email)}
      />
      {needsCode && <CodeField error={fieldErrors.code} isNext={!failure} />}
    </CredentialForm>
  )

  async function signIn({ email = '', password = '', code }: FormValues, form: HTMLFormElement) {
    const typed = { email, password, ...(code && { code }) }
    const refused = await submitForm({
      form,
      check: () => checkInput(loadSchema, typed),
      send: async () => beginSession(await sendCall(accountCalls.signIn, typed)),
      answerTo: askForCode,
      failed: accountMessages.signInFailed,
    })
    if (!refused) onSignedIn?.()
    return refused
  }

  /** The first answer to a right password, where the account has a second factor. Later ones say what is wrong with the code. */
  function askForCode(error: unknown) {
    if (needsCode || !detailsIn(accountCalls.signIn, error)?.needsCode) return undefined
    setNeedsCode(true)
    return {}
  }
}

async function loadSchema() {
  return (await import('#contract/accounts/sign-in-form.ts')).SignInForm
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
