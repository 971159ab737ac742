import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useModal } from '../../ui/use-modal.ts'
import { NavigationContent } from './navigation-content.tsx'
import { OfficeIcon } from './office-icon.tsx'

/** A modal dialog at the edge: Escape, a tap beside it and every link close it. */
export function NavigationDrawer({ onClose }: { onClose: () => void }) {
  const dialog = useModal()
  useOnLeaving(onClose)
  return (
    <dialog
      ref={dialog}
      aria-label="Navigation"
      onCancel={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={look}
    >
      <NavigationContent
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
    </dialog>
  )
}

function useOnLeaving(onLeave: () => void) {
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (key !== openedAt.current) onLeave()
  })
}

const look =
  'fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] overflow-y-auto border-r border-hairline bg-sunken text-ink ' +
  'backdrop:bg-[rgb(15_12_9/0.55)] transition-transform duration-200 starting:-translate-x-full'
