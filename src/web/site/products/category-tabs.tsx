import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ProductListPage } from '#contract/products/product-list.ts'
import { isNarrowed, listAddress } from './list-address.ts'

type CategoryTabsProps = { list: ProductListPage; search: string }

/** The counts are of whole categories: with a search or a filter they would be wrong. */
export function CategoryTabs({ list, search }: CategoryTabsProps) {
  const row = useCurrentInView(list.category)
  const showsCounts = !isNarrowed(search)
  const total = list.tabs.reduce((sum, tab) => sum + tab.count, 0)
  return (
    <nav aria-label="Categories" className="sheet border-b border-hairline">
      <ul ref={row} className="category-tabs flex gap-x-4 overflow-x-auto px-4 md:flex-wrap">
        {[{ name: 'All', count: total }, ...list.tabs].map(({ name, count }) => (
          <li key={name} className="shrink-0">
            <Link
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

/** On the phone the row is wider than the screen. Only the row may scroll, never the page. */
function useCurrentInView(category: string) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !current) return
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2
  }, [category])
  return row
}
