import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { accountMessages } from '#contract/accounts/account.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import { useSiteProfile } from '../../use-site-profile.ts'
import { officeMeta } from '../office-meta.ts'
import { hasLeftScreen, leftScreenOf } from './left-screen.ts'
import { beginOpening, endOpening } from './office-opening.ts'
import { loginQueryFor, nextPathOf } from './require-session.ts'
import { SignInForm, SignInFrame } from './sign-in-frame.tsx'
import { storedEmail, storedSessionEnd, storedToken } from './stored-session.ts'
import '../office.css'

export const meta = () => officeMeta('Sign in')

export default function SignIn() {
  const { goOn, isBlocked } = useGoOn()
  const { company } = useSiteProfile()
  const end = useSessionEnd()
  return (
    <SignInFrame
      title="Sign in"
      lead={end ?? `to the back office of ${company}`}
      without="The back office needs JavaScript. Please switch it on in your browser to sign in."
      back={{ to: '/', text: 'Back to the site' }}
    >
      {isBlocked && <NotOpened />}
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

/** Why nobody is signed in any more: after a reload there is no dialog that says so. */
function useSessionEnd() {
  const hasExpired = useInBrowser(() => storedSessionEnd() === 'expiry')
  const isLeft = useInBrowser(hasLeftScreen)
  if (hasExpired) return accountMessages.expired
  return isLeft ? accountMessages.signedOutElsewhere : undefined
}

function NotOpened() {
  return (
    <Banner
      title={accountMessages.notOpened}
      detail={accountMessages.notOpenedHint}
      className="mb-5"
    >
      <Button
        onClick={() => {
          endOpening()
          location.reload()
        }}
      >
        Try again
      </Button>
    </Banner>
  )
}

/** Somebody who is already signed in, here or in another tab, is sent on, once for each version of the pages. */
function useGoOn() {
  const navigate = useNavigate()
  const [isBlocked, setBlocked] = useState(false)
  const isOpening = useRef(false)
  const goOn = useCallback(() => {
    if (!isOpening.current && !beginOpening()) return setBlocked(true)
    isOpening.current = true
    void navigate(nextPathOf(location.search || leftQuery()), { replace: true })
  }, [navigate])
  useEffect(() => {
    const goOnIfSignedIn = () => storedToken() && goOn()
    goOnIfSignedIn()
    addEventListener('storage', goOnIfSignedIn)
    return () => removeEventListener('storage', goOnIfSignedIn)
  }, [goOn])
  return { goOn, isBlocked }
}

function leftQuery() {
  const left = leftScreenOf(storedEmail())
  return left ? loginQueryFor(left) : ''
}
