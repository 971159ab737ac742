import { Link } from 'react-router'
import { listMessages } from '#contract/products/product-list.ts'
import type { ProductListPage, ProductSort } from '#contract/products/product-list.ts'
import { listAddress } from './list-address.ts'
import { listHeading } from './list-heading.ts'
import { SortLinks } from './sort-links.tsx'

type ListHeadProps = {
  list: ProductListPage
  search: string
  sort: ProductSort
  isPending: boolean
}

export function ListHead({ list, search, sort, isPending }: ListHeadProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
      <h1 className="text-2xl font-bold tracking-tight wrap-anywhere">{listHeading(list)}</h1>
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {isPending ? listMessages.loading : countText(list)}
      </p>
      {list.q !== '' && (
        <Link
          to={listAddress(search, { q: null, category: list.category })}
          className="footer-link text-sm font-semibold text-action"
        >
          Clear search
        </Link>
      )}
      {list.total > 1 && <SortLinks search={search} sort={sort} isSearch={list.q !== ''} />}
    </div>
  )
}

function countText({ total, page, pages, category, q }: ProductListPage) {
  const products = total === 1 ? '1 product' : `${total.toLocaleString('en-IN')} products`
  const where = q !== '' && category !== 'All' ? ` in ${category}` : ''
  return pages > 1 ? `${products}${where}, page ${page} of ${pages}` : `${products}${where}`
}
