import type { ProductCard } from '#contract/products/product.ts'
import { MadeBy } from '../../ui/products/made-by.tsx'
import { ShownPrice } from '../../ui/products/shown-price.tsx'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import { WholeFigures } from '../../ui/products/whole-figures.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useEnquiryLink } from '../frame/enquiry-provider.tsx'
import { ProductPicture } from '../pictures/product-picture.tsx'
import { CompareTick } from '../product-parts/compare-controls.tsx'
import type { TableOfProducts } from './table-of-products.ts'

/** So many rows stand in the first screen of an office. */
const firstScreen = 9

type ProductTableProps = { products: ProductCard[]; table: TableOfProducts }

/** One line a product, to compare many of them. */
export function ProductTable({
  products,
  table: { caption, heads, cells, isMixed, style, file },
}: ProductTableProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls on a phone can be scrolled by keyboard */}
      <div role="region" aria-label="Products" tabIndex={0} className="table-scroll sheet">
        <table className="product-table" data-mixed={isMixed} style={style}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {heads.map(({ text, note, to, order, isNumber }, i) => (
                <th key={i} scope="col" aria-sort={order} data-number={isNumber}>
                  {to ? (
                    <PageLink to={to} className="footer-link">
                      {text}
                    </PageLink>
                  ) : (
                    text
                  )}
                  {note && <span> {note}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {products.map((product, i) => (
              <ProductRow
                key={product.id}
                product={product}
                heads={heads}
                cells={cells[i]}
                isLate={i >= firstScreen}
              />
            ))}
          </tbody>
        </table>
      </div>
      <a
        href={file}
        download
        rel="nofollow"
        className="footer-link text-sm font-semibold print:hidden"
      >
        Download as CSV
      </a>
    </>
  )
}

type ProductRowProps = {
  product: ProductCard
  heads: TableOfProducts['heads']
  cells: string[][] | undefined
  /** Below the first screen. */
  isLate: boolean
}

/** The specifications stand between the name and the price. */
function ProductRow({ product, heads, cells, isLate }: ProductRowProps) {
  const { path, name, category, picture, stockStatus } = product
  const enquiryLink = useEnquiryLink(product)
  return (
    <tr>
      <th scope="row">
        <CompareTick product={product} className="" />
        <span className="picture-tile">
          <ProductPicture
            picture={picture}
            category={category}
            alt=""
            sizes="3rem"
            isLate={isLate}
          />
        </span>
        <PageLink to={path} className="row-name">
          <bdi>{name}</bdi>
        </PageLink>
        <span className="made-by">
          <MadeBy product={product} />
        </span>
      </th>
      {cells?.map((parts, i) => (
        <td key={i} dir="auto" data-number={heads[i + 1]?.isNumber}>
          <WholeFigures parts={parts} />
        </td>
      ))}
      <td>
        <ShownPrice product={product} isNoteSaid={Boolean(heads.at(-2)?.note)} />
      </td>
      <td>
        <StockBadge status={stockStatus} />
        <a {...enquiryLink}>
          Enquire Now<span className="sr-only"> about {name}</span>
        </a>
      </td>
    </tr>
  )
}
