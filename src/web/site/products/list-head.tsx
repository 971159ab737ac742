import { Link } from 'react-router'
import { listMessages } from '#contract/products/product-list.ts'
import { showInRow } from '../product-parts/show-in-row.ts'
import type { ListChoices, Choice } from './list-choices.ts'
import { ChoiceRow, ListFilters } from './list-filters.tsx'

type ListHeadProps = { choices: ListChoices; total: number; isPending: boolean }

export function ListHead({ choices, total, isPending }: ListHeadProps) {
  const { heading, count, unsearched, sorts, views } = choices
  return (
    <div className="list-head flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
      <div className="flex flex-wrap items-baseline gap-x-4 max-md:w-full">
        <h1 className="text-2xl font-bold tracking-tight wrap-anywhere">{heading}</h1>
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {isPending ? listMessages.loading : count}
        </p>
      </div>
      {unsearched !== '' && (
        <Link to={unsearched} className="footer-link text-sm font-semibold text-action">
          Clear search
        </Link>
      )}
      <ListFilters choices={choices} total={total} />
      {sorts.length > 0 && (
        <nav aria-label="Sort" className="max-md:order-last max-md:w-full md:ml-auto">
          <ChoiceRow choices={sorts} />
        </nav>
      )}
      {views.length > 0 && (
        <nav aria-label="View" className="md:border-l md:border-hairline md:pl-4">
          <ChoiceRow choices={views} />
        </nav>
      )}
    </div>
  )
}

export function CategoryTabs({ tabs }: { tabs: Choice[] }) {
  return (
    <nav aria-label="Categories" className="sheet border-b border-hairline">
      <ul className="category-tabs flex gap-x-4 overflow-x-auto px-4 md:flex-wrap">
        {tabs.map((tab) => (
          <li key={tab.text} className="shrink-0">
            <CategoryTab tab={tab} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CategoryTab({ tab: { text, to, isSet, count } }: { tab: Choice }) {
  const content = (
    <>
      {text}
      {count && <span className="text-xs font-normal text-ink-soft tabular-nums">{count}</span>}
    </>
  )
  if (to === '' && !isSet) return <span className="category-tab text-ink-soft">{content}</span>
  return (
    <Link
      ref={isSet ? showInRow : undefined}
      to={to}
      prefetch="intent"
      aria-current={isSet ? 'page' : undefined}
      className="category-tab"
    >
      {content}
    </Link>
  )
}

/** The filters that are set, each with a link that removes it. */
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
