import { Link } from 'react-router'
import { quantityIn } from '#contract/enquiries/enquiry-input.ts'
import { TextField } from '../../ui/field.tsx'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { quantityField } from './asked-product.ts'
import type { AskedLine } from './find-asked-products.ts'

type AskedLinesProps = {
  products: AskedLine[]
  /** What was typed last. Without it no quantity is asked for. */
  values?: FormValues
  error?: string | undefined
  /** The quantities are those that were sent, and nothing is removed any more. */
  isSent?: boolean
}

/** The products that a form is about, each with the field for its quantity. */
export function AskedLines({ products, values, error, isSent = false }: AskedLinesProps) {
  return (
    <ul
      aria-label={products.length > 1 ? 'Products' : 'Product'}
      className="asked-lines col-span-full"
    >
      {products.map((product) => (
        <li key={product.id} className="asked-line">
          <AskedFacts
            product={product}
            sent={isSent ? values?.[quantityField(product.id)] : undefined}
          />
          {values && !isSent && (
            <Quantity
              product={product}
              typed={values[quantityField(product.id)] ?? ''}
              error={error}
            />
          )}
          {product.without && !isSent && (
            <Link
              to={product.without}
              replace
              preventScrollReset
              onClick={focusNeighbour}
              aria-label={`Remove ${product.name}`}
              className="asked-remove relative -mr-3 flex size-11 items-center justify-center rounded-md text-2xl hover:bg-sunken"
            >
              <span aria-hidden="true">×</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The line that is pressed goes: the next one has the focus then. */
function focusNeighbour({ currentTarget }: React.MouseEvent) {
  const line = currentTarget.closest('li')
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling
  neighbour?.querySelector<HTMLElement>('.asked-remove')?.focus()
}

type QuantityProps = { product: AskedLine; typed: string; error: string | undefined }

/** The error is of all quantities together: it is shown where one is wrong. */
function Quantity({ product, typed, error }: QuantityProps) {
  return (
    <TextField
      label="Quantity"
      aria-label={`Quantity of ${product.name} (optional)`}
      name={quantityField(product.id)}
      defaultValue={typed}
      error={typed.trim() && !quantityIn(typed) ? error : undefined}
      inputMode="numeric"
      autoComplete="off"
      className="asked-quantity"
    />
  )
}

/** `sent`: the quantity that was sent. */
type AskedFactsProps = { product: AskedLine; sent: string | undefined }

function AskedFacts({ product, sent }: AskedFactsProps) {
  const { path, name, maker, price, terms, picture, stock } = product
  return (
    <>
      <span className="picture-tile">
        <img src={picture} alt="" className="size-full object-contain mix-blend-multiply" />
      </span>
      <div className="asked-text">
        <Link to={path} className="line-clamp-2 font-semibold hover:text-action">
          <bdi>{name}</bdi>
        </Link>
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="made-by text-sm">
            {maker.map((text) => (
              <bdi key={text}>{text}</bdi>
            ))}
          </p>
          <p className={`state-badge ${stock.look}`}>{stock.text}</p>
        </div>
        {sent && <p className="text-sm text-ink-soft">Quantity {sent}</p>}
      </div>
      <p className="asked-price font-semibold figures">
        {`${price} `}
        <span className="price-note">{terms.note}</span>
        <span className="price-note asked-inclusive">{terms.inclusive}</span>
      </p>
    </>
  )
}
