import { NavLink } from 'react-router'
import { OfficeIcon } from './office-icon.tsx'
import type { OfficeLink } from './office-links.ts'

type OfficeNavLinkProps = OfficeLink & { isNarrow: boolean }

export function OfficeNavLink({ to, text, icon, badge: Badge, isNarrow }: OfficeNavLinkProps) {
  return (
    <NavLink
      to={to}
      prefetch="render"
      title={isNarrow ? text : undefined}
      className={({ isActive }) => `${navItemLook} ${isActive ? current : quiet}`}
    >
      <OfficeIcon name={icon} />
      <span className={isNarrow ? 'sr-only' : 'truncate'}>{text}</span>
      {Badge && <Badge isNarrow={isNarrow} />}
    </NavLink>
  )
}

export const navItemLook =
  'relative flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-sm font-medium no-underline ' +
  'md:min-h-9 md:pointer-coarse:min-h-11'

export const quiet = 'text-ink-soft hover:bg-hairline hover:text-ink'
const current = 'bg-surface text-ink font-semibold shadow-[inset_3px_0_0_var(--action)]'
