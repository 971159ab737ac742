import { useState } from 'react'
import { siteProfile } from '#contract/site/site-profile.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { UnreadDot } from '../enquiries/unread-badge.tsx'
import { NavigationDrawer } from './navigation-drawer.tsx'
import { OfficeIcon } from './office-icon.tsx'

/** On the phone: the navigation lies over the screen while it is wanted. */
export function TopBar() {
  const [isOpen, setOpen] = useState(false)
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-hairline bg-sunken px-2 md:hidden print:hidden">
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label="Expand navigation"
        className="relative flex size-11 items-center justify-center rounded-md text-ink hover:bg-hairline"
      >
        <OfficeIcon name="menu" />
        <UnreadDot />
      </button>
      <BrandMark className="size-6 text-action" />
      <p className="truncate text-sm font-bold">{siteProfile.company}</p>
      {isOpen && <NavigationDrawer onClose={() => setOpen(false)} />}
    </header>
  )
}
