import { Link } from 'react-router'
import type { Choice } from './list-choices.ts'

type ChoiceLinkProps = { choice: Choice; className: string }

/** The same list with one thing changed, where one is. Narrowed lists are not for search engines. */
export function ChoiceLink({ choice, className }: ChoiceLinkProps) {
  const { text, to, isSet, count } = choice
  return (
    <Link
      to={to}
      rel="nofollow"
      preventScrollReset
      aria-current={isSet ? 'true' : undefined}
      className={className}
    >
      <span className="min-w-0 wrap-anywhere">{text}</span>
      {count && <span className="text-xs font-normal text-ink-soft tabular-nums">{count}</span>}
    </Link>
  )
}

/** Choices of which one is set, in a row. */
export function ChoiceRow({ choices }: { choices: Choice[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3.5 text-sm sm:gap-x-4">
      {choices.map((choice) => (
        <li key={choice.text}>
          <ChoiceLink choice={choice} className="sort-link" />
        </li>
      ))}
    </ul>
  )
}
