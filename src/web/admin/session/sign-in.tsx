import { useCallback, useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { siteProfile } from '#contract/site/site-profile.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { officeMeta } from '../office-meta.ts'
import { keptToken } from './kept-session.ts'
import { nextPathOf } from './next-path.ts'
import { SignInForm } from './sign-in-form.tsx'

export const meta = () => officeMeta('Sign in')

export default function SignIn() {
  const goOn = useGoOn()
  return (
    <main className="office mx-auto flex min-h-dvh w-full max-w-sm flex-col px-4 py-10 sm:pt-[16vh]">
      <header className="mb-8">
        <BrandMark className="size-9 text-action" />
        <h1 className="mt-5 text-2xl font-bold">Sign in</h1>
        <p className="mt-0.5 text-ink-soft">to the back office of {siteProfile.company}</p>
      </header>
      <noscript>
        <p className="mb-5 border-l-4 border-amber bg-amber-wash px-4 py-3 text-amber">
          The back office needs JavaScript. Please switch it on in your browser to sign in.
        </p>
      </noscript>
      <SignInForm onSignedIn={goOn} />
      <p className="mt-8 border-t border-hairline pt-2">
        <Link to="/" className="inline-flex min-h-11 items-center text-sm font-medium text-action">
          Back to the site
        </Link>
      </p>
    </main>
  )
}

/** Whoever is signed in already, here or by now in another tab, has nothing to fill in. */
function useGoOn() {
  const navigate = useNavigate()
  const goOn = useCallback(
    () => void navigate(nextPathOf(location.search), { replace: true }),
    [navigate],
  )
  useEffect(() => {
    const goOnIfSignedIn = () => keptToken() && goOn()
    goOnIfSignedIn()
    addEventListener('storage', goOnIfSignedIn)
    return () => removeEventListener('storage', goOnIfSignedIn)
  }, [goOn])
  return goOn
}
