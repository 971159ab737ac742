import { Link } from 'react-router'
import { listMessages } from '#contract/products/product-list.ts'
import { ChoiceRow } from './choice-link.tsx'
import type { ListChoices } from './list-choices.ts'
import { ListFilters } from './list-filters.tsx'

type ListHeadProps = { choices: ListChoices; total: number; isPending: boolean }

export function ListHead({ choices, total, isPending }: ListHeadProps) {
  const { heading, count, unsearched, sorts, views } = choices
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
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
