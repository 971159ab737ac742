import { data } from 'react-router'
import { accountMessages } from '#contract/accounts/account.ts'
import { siteProfile } from '#contract/site/site-profile.ts'
import { isResetLinkAlive } from '#domain/accounts/reset-password.ts'
import { webContext } from '../../app-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { officeMeta } from '../office-meta.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { RequestResetForm } from './request-reset-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import type { Route } from './+types/password-reset.ts'

type Step = 'request' | 'without-mail' | 'set-password' | 'dead-link'

export const meta = () => officeMeta('Reset password')

/** A link that is opened is not used up: mail programs open links before people do. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  const token = url.searchParams.get('token')
  if (token === null) {
    const step: Step = app.outbox.isMailSetUp ? 'request' : 'without-mail'
    return data({ step })
  }
  const step: Step = (await isResetLinkAlive(app, token)) ? 'set-password' : 'dead-link'
  return data({ step }, { headers: ofOneLink })
}

/** The address holds a secret: no cache stores the page, and no other site gets its address. */
const ofOneLink = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function PasswordReset({ loaderData: { step } }: Route.ComponentProps) {
  return (
    <SignInFrame
      title={titles[step]}
      lead={leads[step]}
      without="This page needs JavaScript. Please switch it on in your browser."
      back={{ to: '/login', text: 'Back to the sign-in' }}
    >
      {step === 'request' && <RequestResetForm />}
      {step === 'set-password' && <NewPasswordForm />}
      {step === 'without-mail' && <Banner tone="note" title={accountMessages.resetNeedsMail} />}
      {step === 'dead-link' && (
        <Banner title={accountMessages.resetLinkDead}>
          <ButtonLink to="/login/reset">Ask for a new link</ButtonLink>
        </Banner>
      )}
    </SignInFrame>
  )
}

const forOffice = `for the back office of ${siteProfile.company}`

const titles: Record<Step, string> = {
  request: 'Forgot your password?',
  'without-mail': 'Forgot your password?',
  'set-password': 'Set a new password',
  'dead-link': 'Set a new password',
}

const leads: Record<Step, string> = {
  request: 'We send you a link on which you set a new one.',
  'without-mail': forOffice,
  'set-password': forOffice,
  'dead-link': forOffice,
}
