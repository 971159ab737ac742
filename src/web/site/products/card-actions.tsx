import { Link } from 'react-router'
import type { ProductCard } from '#contract/products/product.ts'
import { enquiryAddress } from './enquiry-address.ts'

const action =
  'flex min-h-11 grow basis-1/2 items-center justify-center text-sm font-semibold no-underline hover:bg-sunken ' +
  'md:min-h-10 md:pointer-coarse:min-h-11'

/** Each name says of which product, or a list of links would read "View Details" 24 times. */
export function CardActions({ product }: { product: ProductCard }) {
  return (
    <div className="flex divide-x divide-hairline border-t border-hairline">
      <Link to={product.path} prefetch="intent" className={action}>
        View Details<span className="sr-only"> of {product.name}</span>
      </Link>
      <a
        href={enquiryAddress(product)}
        className={`${action} text-action hover:text-action-strong`}
      >
        Enquire Now<span className="sr-only"> about {product.name}</span>
      </a>
    </div>
  )
}
