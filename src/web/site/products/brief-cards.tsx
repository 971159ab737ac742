import { Link } from 'react-router'
import type { ProductCard } from '#contract/products/product.ts'
import { ShownPrice } from '../../ui/products/shown-price.tsx'
import { ProductPicture } from '../pictures/product-picture.tsx'

export function BriefCards({ products }: { products: ProductCard[] }) {
  return (
    <ul className="cell-grid sheet mt-1 border-y border-hairline bg-surface md:grid-cols-2 xl:grid-cols-3">
      {products.map((product) => (
        <li key={product.id}>
          <BriefCard product={product} />
        </li>
      ))}
    </ul>
  )
}

/** One link: picture, name and price in one line of a list. */
function BriefCard({ product }: { product: ProductCard }) {
  const { path, name, brand, modelNo, category, picture, price } = product
  return (
    <Link
      to={path}
      prefetch="intent"
      className="group flex h-full gap-4 p-4 no-underline hover:bg-paper"
    >
      <span className="picture-tile">
        <ProductPicture picture={picture} category={category} alt="" sizes="8rem" isLate />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold wrap-anywhere group-hover:text-action md:line-clamp-2">
          {name}
        </span>
        <span className="text-sm text-ink-soft wrap-anywhere md:truncate">
          {[brand, modelNo].filter((text) => text !== '').join(' · ')}
        </span>
        <span className="mt-auto font-semibold tabular-nums">
          <ShownPrice price={price} />
        </span>
      </span>
    </Link>
  )
}
