import { Link } from 'react-router'
import type { ProductSort } from '#contract/products/product-list.ts'
import { listAddress } from './list-address.ts'

const choices: { sort: ProductSort; name: string }[] = [
  { sort: 'relevance', name: 'Best match' },
  { sort: 'newest', name: 'Newest' },
  { sort: 'name', name: 'Name' },
  { sort: 'price', name: 'Lowest price' },
  { sort: '-price', name: 'Highest price' },
]

type SortLinksProps = { search: string; sort: ProductSort; isSearch: boolean }

/** Only a search has a best match. */
export function SortLinks({ search, sort, isSearch }: SortLinksProps) {
  return (
    <nav aria-label="Sort" className="flex items-baseline gap-x-4 text-sm md:ml-auto">
      <span className="text-ink-soft max-sm:sr-only" aria-hidden="true">
        Sort by
      </span>
      <ul className="flex flex-wrap gap-x-3.5 sm:gap-x-4">
        {choices.slice(isSearch ? 0 : 1).map((choice) => (
          <li key={choice.sort}>
            <Link
              to={listAddress(search, { sort: choice.sort })}
              aria-current={choice.sort === sort ? 'true' : undefined}
              preventScrollReset
              className="sort-link"
            >
              {choice.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
