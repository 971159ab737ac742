import { useLocation } from 'react-router'
import { closeOnEscape } from './close-on-escape.ts'
import { MainNav } from './main-nav.tsx'

/** The navigation on small screens. A new page brings a new, closed menu. */
export function MainMenu() {
  const { key } = useLocation()
  return (
    <details key={key} ref={closeOnEscape} className="main-menu group lg:hidden print:hidden">
      <summary className="flex min-h-11 list-none items-center -mr-2 gap-2 rounded-md px-2 font-semibold">
        <MenuBars />
        Menu
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-14 z-20 border-y border-hairline bg-surface shadow-panel"
      >
        <MainNav look="column" />
      </nav>
    </details>
  )
}

function MenuBars() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path className="group-open:hidden" d="M3 5.5h14M3 10h14M3 14.5h14" />
      <path className="hidden group-open:block" d="M4.5 4.5l11 11M15.5 4.5l-11 11" />
    </svg>
  )
}
