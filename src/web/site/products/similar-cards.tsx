import { Link } from 'react-router'
import type { ProductCard } from '#contract/products/product.ts'
import { MadeBy } from '../../ui/products/made-by.tsx'
import { ShownPrice } from '../../ui/products/shown-price.tsx'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import { ProductPicture } from '../pictures/product-picture.tsx'
import { CompareTick } from '../product-parts/compare-controls.tsx'

/** Each has the same lines in the same order, so that the eye can compare them. */
export type SimilarProduct = Omit<ProductCard, 'specs' | 'hasMoreSpecs'> & { lines: string[] }

export function SimilarCards({ products }: { products: SimilarProduct[] }) {
  return (
    <ul className="cell-grid sheet mt-1 border-y border-hairline bg-surface md:grid-cols-2 xl:grid-cols-3">
      {products.map((product) => (
        <li key={product.id} className="flex flex-col">
          <SimilarCard product={product} />
          <CompareTick product={product} className="min-h-11 px-4 pb-2 text-sm font-semibold" />
        </li>
      ))}
    </ul>
  )
}

function SimilarCard({ product }: { product: SimilarProduct }) {
  const { path, name, category, picture, stockStatus, lines } = product
  return (
    <Link
      to={path}
      prefetch="intent"
      className="group flex grow gap-4 p-4 pb-1 no-underline hover:bg-paper"
    >
      <span className="picture-tile">
        <ProductPicture picture={picture} category={category} alt="" sizes="8rem" isLate />
      </span>
      <span className="flex min-w-0 grow flex-col">
        <bdi className="line-clamp-2 font-semibold wrap-anywhere group-hover:text-action">
          {name}
        </bdi>
        <span className="made-by text-sm">
          <MadeBy product={product} />
        </span>
        {lines.map((line) => (
          <bdi key={line} className="line-clamp-2 text-sm wrap-anywhere">
            {line}
          </bdi>
        ))}
        <span className="mt-auto flex flex-wrap items-baseline gap-x-3 pt-1 font-semibold tabular-nums">
          <ShownPrice product={product} />
          <StockBadge status={stockStatus} />
        </span>
      </span>
    </Link>
  )
}
