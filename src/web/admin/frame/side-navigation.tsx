import { useSyncExternalStore } from 'react'
import { Navigation } from './navigation.tsx'
import { OfficeIcon } from './office-icon.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { allTabs } from '../session/stored-session.ts'

/** Beside the screen from a tablet on. When it is collapsed, the icons stay. */
export function SideNavigation() {
  const width = useSyncExternalStore(onWidth, navigationWidth, () => 'expanded' as const)
  const isExpanded = width === 'expanded'
  const label = isExpanded ? 'Collapse navigation' : 'Expand navigation'
  return (
    <aside data-width={width} className={sideLook}>
      <Navigation
        isNarrow={!isExpanded}
        toggle={
          <Tooltip text={label}>
            <button
              type="button"
              onClick={() => storeWidth(isExpanded ? 'collapsed' : 'expanded')}
              aria-expanded={isExpanded}
              aria-controls="office-navigation"
              aria-label={label}
              className="flex size-9 shrink-0 pointer-coarse:size-11 items-center justify-center rounded-md text-ink-soft hover:bg-hairline hover:text-ink"
            >
              <OfficeIcon name="panel" />
            </button>
          </Tooltip>
        }
        id="office-navigation"
      />
    </aside>
  )
}

/** A media query decides until the stored width is known: see `FrameSkeleton`. */
export const sideLook =
  'sticky top-0 hidden h-dvh shrink-0 overflow-y-auto border-r border-hairline bg-sunken md:block ' +
  'w-16 lg:w-64 data-[width=collapsed]:w-16 data-[width=expanded]:w-64 print:hidden'

type Width = 'collapsed' | 'expanded'

const key = 'navigationWidth'
const listeners = new Set<() => void>()

/** Until somebody chooses: a tablet has no room for texts, a desktop has. */
const roomy = '(min-width: 64rem)'

function navigationWidth(): Width {
  const stored = allTabs.get(key)
  if (stored === 'collapsed' || stored === 'expanded') return stored
  return matchMedia(roomy).matches ? 'expanded' : 'collapsed'
}

function storeWidth(width: Width) {
  allTabs.set(key, width)
  for (const listener of listeners) listener()
}

function onWidth(listener: () => void) {
  const media = matchMedia(roomy)
  listeners.add(listener)
  media.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    media.removeEventListener('change', listener)
  }
}
