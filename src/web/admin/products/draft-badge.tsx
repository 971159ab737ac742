import type { ProductRecord } from '#contract/products/product.ts'
import { timeText } from '../../ui/format.ts'

/** With the time at which it will be published. Nothing for a published product. */
export function DraftBadge({ product }: { product: ProductRecord }) {
  const { publication, publishAt } = product
  if (publication === 'Published') return null
  return (
    <span className="inline-block rounded-sm border border-outline px-1.5 text-xs font-semibold text-ink-soft">
      {publishAt ? `Draft until ${timeText(publishAt)}` : 'Draft'}
    </span>
  )
}
