import { Link } from 'react-router'
import { listMessages } from '#contract/products/product-list.ts'
import { ChoiceRow } from './choice-link.tsx'
import { listAddress } from './list-address.ts'
import type { ListChoices, ShownList } from './list-choices.ts'
import { ListFilters } from './list-filters.tsx'
import { listHeading } from './list-heading.ts'

type ListHeadProps = {
  list: ShownList
  choices: ListChoices
  search: string
  isPending: boolean
}

export function ListHead({ list, choices, search, isPending }: ListHeadProps) {
  const { sorts, views } = choices
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
      <div className="flex flex-wrap items-baseline gap-x-4 max-md:w-full">
        <h1 className="text-2xl font-bold tracking-tight wrap-anywhere">{listHeading(list)}</h1>
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {isPending ? listMessages.loading : countText(list)}
        </p>
      </div>
      {list.q !== '' && (
        <Link
          to={listAddress(search, { q: null, category: list.category })}
          className="footer-link text-sm font-semibold text-action"
        >
          Clear search
        </Link>
      )}
      <ListFilters choices={choices} total={list.total} />
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

function countText({ total, page, pages, category, q }: ShownList) {
  const products = total === 1 ? '1 product' : `${total.toLocaleString('en-IN')} products`
  const where = q !== '' && category !== 'All' ? ` in ${category}` : ''
  return pages > 1 ? `${products}${where}, page ${page} of ${pages}` : `${products}${where}`
}
