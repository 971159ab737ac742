import { Link } from 'react-router'
import type { ListChoices } from './list-choices.ts'

/** What narrows the list, each to be taken off. */
export function FilterChips({ chips, clear }: ListChoices) {
  if (chips.length === 0) return null
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap items-center gap-2 pb-2 text-sm">
      {chips.map(({ text, to }) => (
        <li key={text}>
          <Link to={to} preventScrollReset className="filter-chip">
            <span className="sr-only">Remove </span>
            {text}
            <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link to={clear} preventScrollReset className="footer-link font-semibold text-action">
          Clear filters
        </Link>
      </li>
    </ul>
  )
}
