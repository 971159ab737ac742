import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { Modal } from '../../ui/office-dialog.tsx'
import { NewsDot } from '../notices/news-badges.tsx'
import { showOverlay } from '../shortcuts/overlay-store.ts'
import { Navigation } from './navigation.tsx'
import { OfficeIcon } from './office-icon.tsx'
import { useCompanyName } from './use-company-name.ts'

/** On a phone, where the navigation opens above the screen. */
export function TopBar() {
  const [isOpen, setOpen] = useState(false)
  const company = useCompanyName()
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
        <NewsDot />
      </button>
      <BrandMark className="size-6 text-action" />
      <p className="min-w-0 grow truncate text-sm font-bold">{company}</p>
      <button
        type="button"
        onClick={() => showOverlay('search')}
        aria-haspopup="dialog"
        aria-label="Search"
        className="flex size-11 shrink-0 items-center justify-center rounded-md text-ink hover:bg-hairline"
      >
        <OfficeIcon name="search" />
      </button>
      {isOpen && <NavigationDrawer onClose={() => setOpen(false)} />}
    </header>
  )
}

/** A modal dialog at the edge: Escape, a tap beside it and every link close it. */
function NavigationDrawer({ onClose }: { onClose: () => void }) {
  useOnLeaving(onClose)
  return (
    <Modal aria-label="Navigation" onClose={onClose} closesOutside className={drawerLook}>
      <Navigation
        onSearch={onClose}
        toggle={
          <button
            type="button"
            onClick={onClose}
            aria-label="Collapse navigation"
            aria-expanded
            data-first-focus
            className="flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-hairline"
          >
            <OfficeIcon name="close" />
          </button>
        }
      />
    </Modal>
  )
}

function useOnLeaving(onLeave: () => void) {
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (key !== openedAt.current) onLeave()
  })
}

const drawerLook =
  'inset-y-0 left-0 w-72 max-w-[85vw] overflow-y-auto! border-r border-hairline bg-sunken ' +
  'transition-transform duration-200 starting:-translate-x-full'
