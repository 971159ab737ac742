import { Link } from 'react-router'
import type { ProductListPage } from '#contract/products/product-list.ts'
import { showInRow } from '../show-in-row.ts'
import { isNarrowed, listAddress } from './list-address.ts'

type CategoryTabsProps = { list: ProductListPage; search: string }

/** The counts are of whole categories: with a search or a filter they would be wrong. */
export function CategoryTabs({ list, search }: CategoryTabsProps) {
  const showsCounts = !isNarrowed(search)
  const total = list.tabs.reduce((sum, tab) => sum + tab.count, 0)
  return (
    <nav aria-label="Categories" className="sheet border-b border-hairline">
      <ul className="category-tabs flex gap-x-4 overflow-x-auto px-4 md:flex-wrap">
        {[{ name: 'All', count: total }, ...list.tabs].map(({ name, count }) => (
          <li key={name} className="shrink-0">
            <Link
              ref={name === list.category ? showInRow : undefined}
              to={listAddress(search, { category: name })}
              prefetch="intent"
              aria-current={name === list.category ? 'page' : undefined}
              className="category-tab"
            >
              {name}
              {showsCounts && (
                <span className="text-xs font-normal text-ink-soft tabular-nums">{count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
