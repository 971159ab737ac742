import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import {
  linkRequested,
  ownPasswordLimits,
  ownPasswordMessages,
} from '#contract/customers/own-password.ts'
import { useSiteProfile } from '../../use-site-profile.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { passwordPath } from './password-page.ts'
import type { Outcome } from './password-page.ts'

/** Has the focus, so that a screen reader reads it when the form is gone. */
export function PasswordOutcome({ outcome }: { outcome: Outcome }) {
  const { phone } = useSiteProfile()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [outcome])
  return (
    <>
      <div
        ref={box}
        tabIndex={-1}
        role="status"
        className="mb-6 max-w-3xl border-l-4 border-leaf bg-leaf-wash px-4 py-3 outline-none"
      >
        <p className="font-semibold text-pretty text-leaf">
          {outcome === 'changed' ? ownPasswordMessages.passwordChanged : linkRequested(phone.shown)}
        </p>
        {outcome === 'requested' && (
          <p className="mt-1 text-sm text-pretty">
            The link works once, for {ownPasswordLimits.linkHours} hours. We send at most{' '}
            {ownPasswordLimits.requestedLinks} a day to one account.
          </p>
        )}
      </div>
      {outcome === 'changed' ? (
        <p className="flex flex-wrap gap-3">
          <ButtonLink to="/account" look="action">
            Sign in
          </ButtonLink>
          <ButtonLink to="/contact?as=existing">Write to us</ButtonLink>
        </p>
      ) : (
        <Link to={passwordPath} className="footer-link text-action">
          Back to your password
        </Link>
      )}
    </>
  )
}
