import { useId } from 'react'
import { Link } from 'react-router'
import { quantityIn } from '#contract/enquiries/enquiry.ts'
import { controlLook } from '../../ui/field.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { quantityField } from './asked-product.ts'
import type { AskedLine } from './find-asked-products.ts'

type AskedLinesProps = {
  products: AskedLine[]
  /** What was typed last into the form that asks how many pieces of each; without it nothing does. */
  values?: FormValues
  error?: string | undefined
}

/** Which products a form is about: facts of the page, and how many pieces of each. */
export function AskedLines({ products, values, error }: AskedLinesProps) {
  const errorId = useId()
  return (
    <div className="asked-lines col-span-full">
      <ul aria-label={products.length > 1 ? 'Products' : 'Product'}>
        {products.map((product) => (
          <li key={product.id} className="asked-line">
            <AskedFacts product={product} />
            {values && (
              <Quantity
                product={product}
                typed={values[quantityField(product.id)] ?? ''}
                errorId={error && errorId}
              />
            )}
            {product.without && (
              <Link
                to={product.without}
                replace
                preventScrollReset
                onClick={focusNeighbour}
                aria-label={`Remove ${product.name}`}
                className="asked-remove relative -mr-3 flex size-11 items-center justify-center rounded-md hover:bg-sunken"
              >
                <svg
                  viewBox="0 0 20 20"
                  width="20"
                  height="20"
                  stroke="currentColor"
                  strokeWidth="2"
                >
                  <path d="M4.5 4.5l11 11M15.5 4.5l-11 11" />
                </svg>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {error && (
        <p id={errorId} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** The line that is pressed goes: the next one has the focus then. */
function focusNeighbour({ currentTarget }: React.MouseEvent) {
  const line = currentTarget.closest('li')
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling
  neighbour?.querySelector<HTMLElement>('.asked-remove')?.focus()
}

type QuantityProps = { product: AskedLine; typed: string; errorId: string | undefined }

function Quantity({ product, typed, errorId }: QuantityProps) {
  const isWrong = errorId !== undefined && typed.trim() !== '' && !quantityIn(typed)
  return (
    <label className="asked-quantity text-sm">
      Quantity
      <input
        type="text"
        name={quantityField(product.id)}
        aria-label={`Quantity of ${product.name} (optional)`}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        defaultValue={typed}
        inputMode="numeric"
        autoComplete="off"
        className={controlLook}
      />
    </label>
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
