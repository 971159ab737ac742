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
      <use href={`${sprite}#${symbols[category]}`} />
    </svg>
  )
}

const symbols: Record<ProductCategory, string> = {
  Desktops: 'desktops',
  Laptops: 'laptops',
  Printers: 'printers',
  Projectors: 'projectors',
  'Interactive Panels': 'interactive-panels',
  Scanners: 'scanners',
  'CCTV Systems': 'cctv-systems',
  'UPS Systems': 'ups-systems',
  Accessories: 'accessories',
}
