import { Link } from 'react-router'
import type { Catalogue } from '#contract/catalogues/catalogue.ts'
import type { ProductCard } from '#contract/products/product.ts'
import { useEnquiryLink } from '../frame/use-enquiry-link.ts'

type CardActionsProps = { product: ProductCard; catalogue: Catalogue | undefined }

const action =
  'flex min-h-11 grow items-center justify-center px-1 text-sm font-semibold whitespace-nowrap no-underline ' +
  'hover:bg-paper md:min-h-9 md:pointer-coarse:min-h-11'

/** Each name says of which product, or a list of links would read "View Details" 24 times. */
export function CardActions({ product, catalogue }: CardActionsProps) {
  const enquiryLink = useEnquiryLink(product)
  return (
    <div className="flex flex-wrap divide-x divide-hairline border-t border-hairline">
      <Link to={product.path} prefetch="intent" className={action}>
        View Details<span className="sr-only"> of {product.name}</span>
      </Link>
      <a {...enquiryLink} className={`${action} text-action hover:text-action-strong`}>
        Enquire Now<span className="sr-only"> about {product.name}</span>
      </a>
      {catalogue && (
        <a href={catalogue.url} download className={action}>
          Download Catalogue<span className="sr-only"> of {product.category}</span>
        </a>
      )}
    </div>
  )
}
