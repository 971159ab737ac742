import { listMessages } from '#contract/products/product-list.ts'
import type { ProductListPage } from '#contract/products/product-list.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { isNarrowed, listAddress } from './list-address.ts'

/** The way out is the widest step back that can show something. */
export function NoProducts({ list, search }: { list: ProductListPage; search: string }) {
  const canWiden = isNarrowed(search) && list.category !== 'All'
  return (
    <div className="sheet border-y border-hairline">
      <EmptyState title={listMessages.none} hint={listMessages.noneHint}>
        {canWiden && (
          <ButtonLink to={listAddress(search, { category: 'All' })}>
            Search all categories
          </ButtonLink>
        )}
        <ButtonLink look="action" to="/products?category=All">
          Show all products
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
