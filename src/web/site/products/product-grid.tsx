import type { CategoryCatalogue } from '#contract/catalogues/catalogue.ts'
import type { ProductCard as Card } from '#contract/products/product.ts'
import { ProductCard } from '../../ui/product-card.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useEnquiryLink } from '../frame/enquiry-provider.tsx'
import { ProductPicture } from '../pictures/product-picture.tsx'
import { CatalogueLink } from '../product-parts/catalogue-link.tsx'
import { CompareTick } from '../product-parts/compare-controls.tsx'

type ProductGridProps = {
  products: Card[]
  catalogues: CategoryCatalogue[]
  /** Its cards are as wide as those of similar products below it. */
  isShort: boolean
  /** So many others are shown before them. */
  before?: number
}

/** The widest screen's first row, and what other screens show of the next at once. */
const firstRow = 5
export const firstScreen = 8

export function ProductGrid({ products, catalogues, isShort, before = 0 }: ProductGridProps) {
  return (
    <ul
      onClick={openWholeCard}
      className={`product-grid sheet border-y border-hairline ${isShort ? 'short-grid' : ''}`}
    >
      {products.map((product, i) => (
        <li key={product.id} className="product-card">
          <GridCard
            product={product}
            catalogue={catalogues.find(({ category }) => category === product.category)}
            isFirst={before + i < firstRow}
            isLate={before + i >= firstScreen}
          />
        </li>
      ))}
    </ul>
  )
}

/** What a press on a card does is loaded with the first one. */
async function openWholeCard({ nativeEvent }: React.MouseEvent) {
  // Offline its links say so themselves.
  const loaded = await import('./open-card.ts').catch(() => undefined)
  loaded?.openCard(nativeEvent)
}

type GridCardProps = {
  product: Card
  catalogue: CategoryCatalogue | undefined
  /** In the first row: its picture is fetched at once. */
  isFirst: boolean
  /** Below the first screen. */
  isLate: boolean
}

/** Each accessible name contains the product, or a list of links would read "View Details" 24 times. */
function GridCard({ product, catalogue, isFirst, isLate }: GridCardProps) {
  const { path, name, picture, category } = product
  const enquiryLink = useEnquiryLink(product)
  return (
    <ProductCard
      product={product}
      name={
        // The same link as the one below it, for the mouse.
        <PageLink to={path} prefetch="intent" tabIndex={-1}>
          {name}
        </PageLink>
      }
      picture={
        <ProductPicture
          picture={picture}
          category={category}
          alt=""
          sizes="6rem"
          isFirst={isFirst}
          isLate={isLate}
        />
      }
      details={
        <PageLink to={path} aria-label={`View Details of ${name}`}>
          View Details
        </PageLink>
      }
    >
      <div className="card-bar">
        <CompareTick product={product} className="card-tick" />
        {catalogue && <CatalogueLink catalogue={catalogue} className="card-catalogue" />}
        <a {...enquiryLink} aria-label={`Enquire Now about ${name}`} className="card-enquire">
          Enquire Now
        </a>
      </div>
    </ProductCard>
  )
}
