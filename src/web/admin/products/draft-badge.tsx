import type { ProductRecord } from '#contract/products/product.ts'
import { timeText } from '../../ui/format.ts'

/** Nothing for a published product. */
export function DraftBadge({ product }: { product: ProductRecord }) {
  const { publication, publishAt } = product
  if (publication === 'Published') return null
  return (
    <span
      title={publishAt ? `Will be published on ${timeText(publishAt)}` : undefined}
      className="inline-block rounded-sm border border-outline px-1.5 text-xs font-semibold whitespace-nowrap text-ink-soft"
    >
      Draft
    </span>
  )
}
