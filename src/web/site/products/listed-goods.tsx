import { Link } from 'react-router'
import type { ProductCard } from '#contract/products/product.ts'
import { ShownPrice } from '../../ui/products/shown-price.tsx'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import { useEnquiryLink } from '../frame/enquiry-provider.tsx'

/** One line a product, to compare many of them. */
export function ListedGoods({ products }: { products: ProductCard[] }) {
  return (
    <div className="sheet border-y border-hairline bg-surface">
      <table aria-label="Products" className="w-full text-sm">
        <thead className="text-left text-xs text-ink-soft max-md:sr-only">
          <tr>
            {columns.map(([name, look]) => (
              <th key={name} scope="col" className={`${cell} ${look}`}>
                {name}
              </th>
            ))}
            <td className={cell} />
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <GoodsRow key={product.id} product={product} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cell = 'px-2 py-2 first:pl-4 last:pr-4'

/** What has no room on small screens is on the product's page. */
const columns = [
  ['Product', ''],
  ['Brand', 'max-lg:hidden'],
  ['Model Number', 'max-md:hidden'],
  ['Specifications', 'max-lg:hidden'],
  ['Price', 'text-right'],
  ['Stock', ''],
] as const

function GoodsRow({ product }: { product: ProductCard }) {
  const { path, name, brand, modelNo, specs, price, stockStatus } = product
  const enquiryLink = useEnquiryLink(product)
  return (
    <tr className="border-t border-hairline align-baseline">
      <th scope="row" className={`${cell} text-left font-semibold wrap-anywhere`}>
        <Link to={path} className="footer-link">
          {name}
        </Link>
      </th>
      <td className={`${cell} max-lg:hidden`}>{brand}</td>
      <td className={`${cell} max-md:hidden wrap-anywhere`}>{modelNo}</td>
      <td className={`${cell} text-ink-soft wrap-anywhere max-lg:hidden`}>{specs.join(', ')}</td>
      <td className={`${cell} text-right font-semibold tabular-nums md:whitespace-nowrap`}>
        <ShownPrice price={price} />
      </td>
      <td className={`${cell} max-md:pr-4`}>
        <StockBadge status={stockStatus} />
      </td>
      <td className={`${cell} text-right max-md:hidden`}>
        <a {...enquiryLink} className="footer-link font-semibold whitespace-nowrap text-action">
          Enquire Now<span className="sr-only"> about {name}</span>
        </a>
      </td>
    </tr>
  )
}
