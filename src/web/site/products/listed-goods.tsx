import { Link } from 'react-router'
import type { ProductCard } from '#contract/products/product.ts'
import { ShownPrice } from '../../ui/products/shown-price.tsx'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import { useEnquiryLink } from '../frame/enquiry-provider.tsx'
import { ProductPicture } from '../pictures/product-picture.tsx'
import type { GoodsTable } from './goods-table.ts'

type ListedGoodsProps = { products: ProductCard[]; table: GoodsTable }

/** One line a product, to compare many of them. */
export function ListedGoods({ products, table: { caption, heads, cells } }: ListedGoodsProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard
    <div role="region" aria-label="Products" tabIndex={0} className="compare-scroll sheet">
      <table className="goods-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {heads.map(({ text, to, order }, i) => (
              <th key={i} scope="col" aria-sort={order}>
                {to ? (
                  <Link to={to} className="sort-link">
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {products.map((product, i) => (
            <GoodsRow key={product.id} product={product} texts={cells[i]} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type GoodsRowProps = { product: ProductCard; texts: string[] | undefined }

function GoodsRow({ product, texts }: GoodsRowProps) {
  const { path, name, category, picture, price, stockStatus } = product
  const enquiryLink = useEnquiryLink(product)
  return (
    <tr>
      <th scope="row">
        <span className="picture-tile">
          <ProductPicture picture={picture} category={category} alt="" sizes="3rem" isLate />
        </span>
        <Link to={path} className="footer-link">
          {name}
        </Link>
      </th>
      <td>
        <ShownPrice price={price} />
      </td>
      <td>
        <StockBadge status={stockStatus} />
      </td>
      {texts?.map((text, i) => (
        <td key={i}>{text}</td>
      ))}
      <td>
        <a {...enquiryLink} className="footer-link font-semibold whitespace-nowrap text-action">
          Enquire Now<span className="sr-only"> about {name}</span>
        </a>
      </td>
    </tr>
  )
}
