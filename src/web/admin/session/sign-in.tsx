import { useCallback, useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { accountMessages } from '#contract/accounts/account.ts'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import { useSiteProfile } from '../../use-site-profile.ts'
import { officeMeta } from '../office-meta.ts'
import { nextPathOf } from './require-session.ts'
import { SignInForm, SignInFrame } from './sign-in-frame.tsx'
import { storedSessionEnd, storedToken } from './stored-session.ts'
import '../office.css'

export const meta = () => officeMeta('Sign in')

export default function SignIn() {
  const goOn = useGoOn()
  const { company } = useSiteProfile()
  // After a reload there is no dialog that could tell.
  const hasExpired = useInBrowser(() => storedSessionEnd() === 'expiry')
  return (
    <SignInFrame
      title="Sign in"
      lead={hasExpired ? accountMessages.expired : `to the back office of ${company}`}
      without="The back office needs JavaScript. Please switch it on in your browser to sign in."
      back={{ to: '/', text: 'Back to the site' }}
    >
      <SignInForm onSignedIn={goOn}>
        <Link
          to="/login/reset"
          className="inline-flex min-h-11 items-center self-start text-sm font-medium text-action"
        >
          Forgot your password?
        </Link>
        <p className="text-sm">
          Customer?{' '}
          <Link to="/account" className="inline-flex min-h-11 items-center font-medium text-action">
            Sign in here
          </Link>
        </p>
      </SignInForm>
    </SignInFrame>
  )
}

/** Somebody who is already signed in, here or in another tab, is sent on. */
function useGoOn() {
  const navigate = useNavigate()
  const goOn = useCallback(
    () => void navigate(nextPathOf(location.search), { replace: true }),
    [navigate],
  )
  useEffect(() => {
    const goOnIfSignedIn = () => storedToken() && goOn()
    goOnIfSignedIn()
    addEventListener('storage', goOnIfSignedIn)
    return () => removeEventListener('storage', goOnIfSignedIn)
  }, [goOn])
  return goOn
}
