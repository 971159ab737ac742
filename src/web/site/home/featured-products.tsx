import { Link } from 'react-router'
import type { FeaturedProduct } from '#contract/products/product.ts'
import type { PagePart } from '../page-part.ts'
import { PartSays } from '../part-says.tsx'
import { FeaturedProductCard } from './featured-product-card.tsx'
import { StepKeys } from './step-keys.tsx'
import { useCentredRow } from './use-centred-row.ts'

export function FeaturedProducts({ featured }: { featured: PagePart<FeaturedProduct> }) {
  const { items, says } = featured
  const { row, centre, follow, step } = useCentredRow(items.length)
  return (
    <section aria-labelledby="featured" className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="featured" className="text-xl font-bold tracking-tight">
          Featured products
        </h2>
        <Link
          to="/products"
          prefetch="intent"
          className="footer-link text-sm font-semibold text-action"
        >
          View All Products
        </Link>
      </div>
      <div className="sheet relative mt-1 border-y border-hairline bg-surface">
        {says && <PartSays text={says} />}
        {items.length > 0 && (
          <ul ref={row} onScroll={follow} className="featured-row">
            {items.map((product, i) => (
              <li key={product.id} data-centre={i === centre || undefined}>
                <FeaturedProductCard product={product} />
              </li>
            ))}
          </ul>
        )}
        {items.length > 3 && <StepKeys onStep={step} />}
      </div>
    </section>
  )
}
