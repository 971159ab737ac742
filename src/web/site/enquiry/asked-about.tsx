import { Link } from 'react-router'
import type { AskedProductView } from './find-asked-product.ts'

/** So that whoever came by a link sees what it is about. */
export function AskedAbout({ product }: { product: AskedProductView }) {
  const { path, name, category, price, picture } = product
  return (
    <Link
      to={path}
      className="group mb-6 flex gap-4 border-y border-hairline py-3 no-underline hover:bg-surface"
    >
      {picture && (
        <span className="picture-tile">
          <img src={picture} alt="" className="size-full object-contain mix-blend-multiply" />
        </span>
      )}
      <span className="flex min-w-0 flex-col justify-center">
        <span className="font-semibold wrap-anywhere group-hover:text-action">{name}</span>
        <span className="text-sm text-ink-soft">{category}</span>
        <span className="font-semibold tabular-nums">{price}</span>
      </span>
    </Link>
  )
}
