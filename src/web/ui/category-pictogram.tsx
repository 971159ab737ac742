import type { ProductCategory } from '#contract/products/product.ts'
import sprite from '../pictograms/pictograms.svg?url&no-inline'

export function CategoryPictogram({
  category,
  className,
}: {
  category: ProductCategory
  className?: string
}) {
  return (
    <svg className={className} viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
      <use href={`${sprite}#${category.toLowerCase().replace(' ', '-')}`} />
    </svg>
  )
}
