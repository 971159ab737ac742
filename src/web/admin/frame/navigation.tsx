import { useSyncExternalStore } from 'react'
import { Form, Link } from 'react-router'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { showOverlay } from '../shortcuts/overlay-store.ts'
import { onSessionState } from '../session/session-state.ts'
import { useGrants } from '../session/permitted.tsx'
import { storedEmail } from '../session/stored-session.ts'
import { NavLink } from '../../ui/nav-link.tsx'
import { OfficeIcon } from './office-icon.tsx'
import { permittedLinks } from './office-links.ts'
import type { OfficeLink } from './office-links.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useCompanyName } from './use-company-name.ts'

type NavigationProps = {
  /** The button that collapses or closes it. */
  toggle: React.ReactNode
  /** Only icons are visible; screen readers still read the texts. */
  isNarrow?: boolean
  id?: string
  /** Before the search opens. */
  onSearch?: () => void
}

export function Navigation({ toggle, isNarrow = false, id, onSearch }: NavigationProps) {
  const isPermitted = useGrants()
  const company = useCompanyName()
  return (
    <div className="flex min-h-full flex-col gap-6 p-2.5">
      <div className={`flex items-center gap-2 ${isNarrow ? 'flex-col' : 'pl-2'}`}>
        <BrandMark className={`size-6 shrink-0 text-action ${isNarrow ? 'mt-2' : ''}`} />
        <p className={isNarrow ? 'sr-only' : 'min-w-0 grow leading-tight'}>
          <span className="block truncate text-sm font-bold">{company}</span>
          <span className="block text-xs text-ink-soft">Back office</span>
        </p>
        {toggle}
      </div>
      <SearchButton isNarrow={isNarrow} onOpen={onSearch} />
      <nav id={id} aria-label="Back office" className="flex flex-col gap-6">
        {permittedLinks(isPermitted).map(({ label, links }) => (
          <div key={label}>
            <p className={isNarrow ? 'sr-only' : 'px-2.5 pb-1 text-xs text-ink-soft'}>{label}</p>
            <ul className="flex flex-col gap-0.5">
              {links.map((link) => (
                <li key={link.to}>
                  <ScreenLink {...link} isNarrow={isNarrow} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <NavigationFoot isNarrow={isNarrow} />
    </div>
  )
}

type SearchButtonProps = IsNarrow & { onOpen: (() => void) | undefined }

function SearchButton({ isNarrow, onOpen }: SearchButtonProps) {
  return (
    <Tooltip text={isNarrow ? 'Search (Ctrl K)' : undefined}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          onOpen?.()
          showOverlay('search')
        }}
        className={`${itemLook} ${quiet} border border-outline bg-surface`}
      >
        <OfficeIcon name="search" />
        <span className={isNarrow ? 'sr-only' : 'grow truncate text-left'}>Search</span>
        {!isNarrow && (
          <kbd aria-hidden="true" className="font-sans text-xs text-ink-soft">
            Ctrl K
          </kbd>
        )}
      </button>
    </Tooltip>
  )
}

function ScreenLink({ to, text, icon, isExact, badge: Badge, isNarrow }: OfficeLink & IsNarrow) {
  return (
    <Tooltip text={isNarrow ? text : undefined}>
      <NavLink
        to={to}
        isExact={isExact}
        prefetch="render"
        className={`${itemLook} ${quiet} ${current}`}
      >
        <OfficeIcon name={icon} />
        <span className={textLook(isNarrow)}>{text}</span>
        {Badge && <Badge isNarrow={isNarrow} />}
      </NavLink>
    </Tooltip>
  )
}

type IsNarrow = { isNarrow: boolean }

/** Logout is a navigation, so that unsaved work can ask first. */
function NavigationFoot({ isNarrow }: IsNarrow) {
  return (
    <div className="mt-auto flex flex-col gap-0.5 border-t border-hairline pt-2.5">
      <Tooltip text={isNarrow ? 'View site' : undefined}>
        <Link to="/" className={`${itemLook} ${quiet}`}>
          <OfficeIcon name="site" />
          <span className={textLook(isNarrow)}>View site</span>
        </Link>
      </Tooltip>
      <Form method="post" action="/admin/logout">
        <Tooltip text={isNarrow ? 'Logout' : undefined}>
          <button type="submit" className={`${itemLook} ${quiet}`}>
            <OfficeIcon name="logout" />
            <span className={textLook(isNarrow)}>Logout</span>
          </button>
        </Tooltip>
      </Form>
      <SignedInEmail isNarrow={isNarrow} />
    </div>
  )
}

function SignedInEmail({ isNarrow }: IsNarrow) {
  const email = useSyncExternalStore(onSessionState, storedEmail, () => '')
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

function textLook(isNarrow: boolean) {
  return isNarrow ? 'sr-only' : 'truncate'
}

const itemLook =
  'relative flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-sm font-medium no-underline ' +
  'md:min-h-9 md:pointer-coarse:min-h-11'

const quiet = 'text-ink-soft hover:bg-hairline hover:text-ink'
const current =
  'aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:text-ink ' +
  'aria-[current=page]:shadow-[inset_3px_0_0_var(--action)]'
