import { useSyncExternalStore } from 'react'
import { Form, Link } from 'react-router'
import { keptEmail } from '../session/kept-session.ts'
import { onSessionState } from '../session/session-state.ts'
import { OfficeIcon } from './office-icon.tsx'
import { navItemLook, quiet } from './office-nav-link.tsx'

/** The ways out, and who is signed in. Logout is a navigation, so that unsaved work can object. */
export function NavigationFoot({ isNarrow }: { isNarrow: boolean }) {
  const text = isNarrow ? 'sr-only' : 'truncate'
  return (
    <div className="mt-auto flex flex-col gap-0.5 border-t border-hairline pt-2.5">
      <Link
        to="/"

        className={`${navItemLook} ${quiet}`}
        title={isNarrow ? 'View site' : undefined}
      >
        <OfficeIcon name="site" />
        <span className={text}>View site</span>
      </Link>
      <Form method="post" action="/admin/logout">
        <button
          type="submit"
          className={`${navItemLook} ${quiet}`}
          title={isNarrow ? 'Logout' : undefined}
        >
          <OfficeIcon name="logout" />
          <span className={text}>Logout</span>
        </button>
      </Form>
      <SignedInEmail isNarrow={isNarrow} />
    </div>
  )
}

function SignedInEmail({ isNarrow }: { isNarrow: boolean }) {
  const email = useSyncExternalStore(onSessionState, keptEmail, () => '')
  if (!email) return null
  return (
    <p
      title={email}
      className={isNarrow ? 'sr-only' : 'truncate px-3 pt-2 pb-1 text-xs text-ink-soft'}
    >
      <span className="sr-only">Signed in as </span>
      {email}
    </p>
  )
}
