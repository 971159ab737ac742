import { Link } from 'react-router'
import type { ProductCard } from '#contract/products/product.ts'
import { priceText } from '../../ui/format.ts'
import { ProductPicture } from '../products/product-picture.tsx'

/** One link: picture, name and price in one line of a list. */
export function NewestProduct({ product }: { product: ProductCard }) {
  const { path, name, brand, modelNo, category, image, price } = product
  return (
    <Link
      to={path}
      prefetch="intent"
      className="group flex h-full gap-4 p-4 no-underline hover:bg-surface"
    >
      <span className="size-20 shrink-0 bg-surface text-ink-soft">
        <ProductPicture image={image} category={category} alt="" side={160} />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold wrap-anywhere group-hover:text-action md:line-clamp-2">
          {name}
        </span>
        <span className="text-sm text-ink-soft wrap-anywhere md:line-clamp-1">
          {[brand, modelNo].filter((text) => text !== '').join(' · ')}
        </span>
        <span className="mt-auto font-semibold tabular-nums">{priceText(price)}</span>
      </span>
    </Link>
  )
}
