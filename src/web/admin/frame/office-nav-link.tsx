import { NavLink } from 'react-router'
import { OfficeIcon } from './office-icon.tsx'
import type { OfficeLink } from './office-links.ts'

export function OfficeNavLink({ to, text, icon, isNarrow }: OfficeLink & { isNarrow: boolean }) {
  return (
    <NavLink
      to={to}
      prefetch="render"
      title={isNarrow ? text : undefined}
      className={({ isActive }) => `${navItemLook} ${isActive ? current : quiet}`}
    >
      <OfficeIcon name={icon} />
      <span className={isNarrow ? 'sr-only' : 'truncate'}>{text}</span>
    </NavLink>
  )
}

export const navItemLook =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-sm font-medium no-underline ' +
  'md:min-h-9 md:pointer-coarse:min-h-11'

export const quiet = 'text-ink-soft hover:bg-hairline hover:text-ink'
const current = 'bg-surface text-ink font-semibold shadow-[inset_3px_0_0_var(--action)]'
