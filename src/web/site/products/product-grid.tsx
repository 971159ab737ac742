import { Link } from 'react-router'
import type { CategoryCatalogue, Catalogue } from '#contract/catalogues/catalogue.ts'
import type { ProductCard as Card } from '#contract/products/product.ts'
import { ProductCard } from '../../ui/product-card.tsx'
import { CompareTick } from '../product-parts/compare-tick.tsx'
import { CompareForm } from '../compare/compare-form.tsx'
import { useEnquiryLink } from '../frame/enquiry-provider.tsx'
import { ProductPicture } from '../pictures/product-picture.tsx'

type ProductGridProps = { products: Card[]; catalogues: CategoryCatalogue[] }

/** The widest screen's first row, and what other screens show of the next at once. */
const firstRow = 5
const firstScreen = 8

/** Cells share their hairlines: each draws its right and lower one, the grid cuts off the last. */
export function ProductGrid({ products, catalogues }: ProductGridProps) {
  return (
    <>
      <ul className="product-grid sheet border-y border-hairline bg-surface">
        {products.map((product, i) => (
          <li key={product.id}>
            <GridCard
              product={product}
              catalogue={catalogues.find(({ category }) => category === product.category)}
              isFirst={i < firstRow}
              isLate={i >= firstScreen}
            />
          </li>
        ))}
      </ul>
      <CompareForm />
    </>
  )
}

type GridCardProps = {
  product: Card
  catalogue: Catalogue | undefined
  /** In the first row: its picture is fetched at once. */
  isFirst: boolean
  /** Below the first screen. */
  isLate: boolean
}

function GridCard({ product, catalogue, isFirst, isLate }: GridCardProps) {
  const { path, name, picture, category } = product
  return (
    <ProductCard
      product={product}
      name={
        <Link to={path} prefetch="intent" className="hover:text-action hover:underline">
          {name}
        </Link>
      }
      picture={
        <Link to={path} tabIndex={-1} aria-hidden="true" className="picture-tile">
          <ProductPicture
            picture={picture}
            category={category}
            alt=""
            sizes="8rem"
            isFirst={isFirst}
            isLate={isLate}
          />
        </Link>
      }
      tick={<CompareTick product={product} className="compare-on-card" />}
    >
      <CardActions product={product} catalogue={catalogue} />
    </ProductCard>
  )
}

type CardActionsProps = { product: Card; catalogue: Catalogue | undefined }

const action =
  'flex min-h-11 grow items-center justify-center px-1 text-sm font-semibold whitespace-nowrap no-underline ' +
  'hover:bg-paper md:min-h-9 md:text-xs md:pointer-coarse:min-h-11'

/** Each accessible name contains the product, or a list of links would read "View Details" 24 times. */
function CardActions({ product, catalogue }: CardActionsProps) {
  const enquiryLink = useEnquiryLink(product)
  return (
    <div className="flex flex-wrap divide-x divide-hairline border-t border-hairline md:flex-nowrap">
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
