import { useState } from 'react'
import { data } from 'react-router'
import { accountCalls } from '#contract/accounts/account-calls.ts'
import { accountLimits, accountMessages } from '#contract/accounts/account.ts'
import type { FieldTexts } from '#contract/refused-response.ts'
import { useSiteProfile } from '../../use-site-profile.ts'
import { findResetLink } from '#domain/accounts/reset-password.ts'
import { webContext } from '../../app-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { useSubmission } from '../../ui/forms/use-submission.ts'
import { checkInput, submitForm } from '../forms/submit-form.ts'
import { officeMeta } from '../office-meta.ts'
import { CredentialForm, EmailField, NewPasswordFields } from './credential-form.tsx'
import { sendCall } from './send-call.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import '../office.css'
import type { Route } from './+types/password-reset.ts'

type Step = 'request' | 'without-mail' | 'set-password' | 'invitation' | 'dead-link'

export const meta = () => officeMeta('Reset password')

/** Opening a link does not use it up: mail programs open links before people do. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  const token = url.searchParams.get('token')
  if (token === null) {
    const step: Step = app.outbox.isMailSetUp ? 'request' : 'without-mail'
    return data({ step })
  }
  return data({ step: stepOf(await findResetLink(app, token)) }, { headers: privateHeaders })
}

function stepOf(link: Awaited<ReturnType<typeof findResetLink>>): Step {
  if (!link) return 'dead-link'
  return link.isInvitation ? 'invitation' : 'set-password'
}

/** The address holds a secret: no cache stores the page, and no other site gets its address. */
const privateHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function PasswordReset({ loaderData: { step } }: Route.ComponentProps) {
  const { company } = useSiteProfile()
  return (
    <SignInFrame
      title={titles[step]}
      lead={step === 'request' ? requestLead : `for the back office of ${company}`}
      without="This page needs JavaScript. Please switch it on in your browser."
      back={{ to: '/login', text: 'Back to the sign-in' }}
    >
      {step === 'request' && <RequestResetForm />}
      {step === 'set-password' && (
        <NewPasswordForm submitText="Change password" saved={accountMessages.passwordReset} />
      )}
      {step === 'invitation' && (
        <NewPasswordForm submitText="Save password" saved={accountMessages.passwordChosen} />
      )}
      {step === 'without-mail' && <Banner tone="note" title={accountMessages.resetNeedsMail} />}
      {step === 'dead-link' && <Banner title={accountMessages.resetLinkDead}>{askAgain}</Banner>}
    </SignInFrame>
  )
}

const requestLead = 'We send you a link on which you set a new one.'

const titles: Record<Step, string> = {
  request: 'Forgot your password?',
  'without-mail': 'Forgot your password?',
  'set-password': 'Set a new password',
  invitation: 'Choose your password',
  'dead-link': 'Set a new password',
}

/** Shows the same text whether the address has an account or not. */
function RequestResetForm() {
  const submission = useSubmission(request)
  const [isRequested, setRequested] = useState(false)
  return (
    <CredentialForm submission={submission} submitText="Send link" busyText="Sending...">
      {isRequested && !submission.failure && (
        <Banner
          tone="note"
          title={accountMessages.resetRequested}
          detail="If nothing arrives, check your spam folder, and try again after five minutes."
        />
      )}
      <EmailField error={submission.fieldErrors.email} />
    </CredentialForm>
  )

  async function request({ email = '' }: FormValues, form: HTMLFormElement) {
    setRequested(false)
    const refused = await submitForm({
      form,
      check: () => checkInput(async () => (await loadForms()).PasswordResetRequest, { email }),
      send: () => sendCall(accountCalls.requestPasswordReset, { email }),
      failed: 'Failed to ask for a link',
    })
    setRequested(!refused)
    return refused
  }
}

const askAgain = <ButtonLink to="/login/reset">Ask for a new link</ButtonLink>

/** `saved`: what is said once the password is. */
function NewPasswordForm({ submitText, saved }: { submitText: string; saved: string }) {
  const submission = useSubmission(save)
  const [isSaved, setSaved] = useState(false)
  if (isSaved) return <PasswordSaved text={saved} />
  return (
    <CredentialForm
      submission={submission}
      submitText={submitText}
      busyText="Saving..."
      remedy={askAgain}
    >
      <NewPasswordFields
        name="password"
        hint={`At least ${accountLimits.newPassword} characters; several unrelated words are best`}
        errors={submission.fieldErrors}
      />
    </CredentialForm>
  )

  async function save(values: FormValues, form: HTMLFormElement) {
    const token = new URLSearchParams(location.search).get('token') ?? ''
    const { password = '' } = values
    const refused = await submitForm({
      form,
      check: () => checkNewPassword({ ...values, token }),
      send: () => sendCall(accountCalls.resetPassword, { token, password }),
      failed: 'Failed to change the password',
    })
    setSaved(!refused)
    const deadLink = refused?.fieldErrors?.token
    return deadLink ? { failure: { title: deadLink } } : refused
  }
}

/** A damaged token has no field here: the server refuses it. */
async function checkNewPassword(values: FormValues): Promise<FieldTexts> {
  const load = async () => (await loadForms()).PasswordResetForm
  const { password } = await checkInput(load, values)
  if (password) return { password }
  if (values.password === values.repeatedPassword) return {}
  return { repeatedPassword: accountMessages.passwordsDiffer }
}

function PasswordSaved({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-5">
      <Banner tone="note" title={text} />
      <ButtonLink to="/login" look="action">
        Sign in
      </ButtonLink>
    </div>
  )
}

function loadForms() {
  return import('#contract/accounts/password-reset-form.ts')
}
