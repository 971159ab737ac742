import { NavigationContent } from './navigation-content.tsx'
import { OfficeIcon } from './office-icon.tsx'
import { useNavigationWidth } from './use-navigation-width.ts'

/** Beside the screen from a tablet on. Collapsed, the icons stay. */
export function SideNavigation() {
  const [width, toggle] = useNavigationWidth()
  const isExpanded = width === 'expanded'
  return (
    <aside data-width={width} className={sideLook}>
      <NavigationContent
        isNarrow={!isExpanded}
        toggle={
          <button
            type="button"
            onClick={toggle}
            aria-expanded={isExpanded}
            aria-controls="office-navigation"
            aria-label={isExpanded ? 'Collapse navigation' : 'Expand navigation'}
            title={isExpanded ? 'Collapse navigation' : 'Expand navigation'}
            className="flex size-9 shrink-0 pointer-coarse:size-11 items-center justify-center rounded-md text-ink-soft hover:bg-hairline hover:text-ink"
          >
            <OfficeIcon name="panel" />
          </button>
        }
        id="office-navigation"
      />
    </aside>
  )
}

/** Until it is known what was chosen, a media query decides: see the skeleton of the frame. */
export const sideLook =
  'sticky top-0 hidden h-dvh shrink-0 overflow-y-auto border-r border-hairline bg-sunken md:block ' +
  'w-16 lg:w-64 data-[width=collapsed]:w-16 data-[width=expanded]:w-64 print:hidden'
