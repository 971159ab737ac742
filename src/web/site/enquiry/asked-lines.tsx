import { Link } from 'react-router'
import type { AskedLine } from './find-asked-products.ts'

/** Which products a form is about: facts of the page, and no fields. */
export function AskedLines({ products }: { products: AskedLine[] }) {
  return (
    <ul aria-label={products.length > 1 ? 'Products' : 'Product'} className="asked-lines">
      {products.map((product, i) => (
        // The focus stays on the link that was pressed, which then removes the next one.
        <li key={i} className="asked-line">
          <AskedFacts product={product} />
          {product.without && (
            <Link
              to={product.without}
              replace
              preventScrollReset
              aria-label={`Remove ${product.name}`}
              className="asked-remove relative -mr-3 flex size-11 items-center justify-center rounded-md hover:bg-sunken"
            >
              <svg viewBox="0 0 20 20" width="20" height="20" stroke="currentColor" strokeWidth="2">
                <path d="M4.5 4.5l11 11M15.5 4.5l-11 11" />
              </svg>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function AskedFacts({ product }: { product: AskedLine }) {
  const { path, name, maker, price, terms, picture, stock } = product
  return (
    <>
      <span className="picture-tile">
        {picture && (
          <img src={picture} alt="" className="size-full object-contain mix-blend-multiply" />
        )}
      </span>
      <div className="asked-text">
        <Link to={path} className="line-clamp-2 font-semibold hover:text-action">
          <bdi>{name}</bdi>
        </Link>
        <p className="made-by text-sm">
          {maker.map((text) => (
            <bdi key={text}>{text}</bdi>
          ))}
        </p>
      </div>
      <p className="asked-price font-semibold tabular-nums">
        {`${price} `}
        <span className="price-note">{terms.note}</span>
        <span className="price-note asked-inclusive">{terms.inclusive}</span>{' '}
        <span className={`state-badge ${stock.look}`}>{stock.text}</span>
      </p>
    </>
  )
}
