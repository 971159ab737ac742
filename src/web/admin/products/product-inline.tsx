import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { productCalls } from '#contract/products/product-calls.ts'
import { productFields } from '#contract/products/product-fields.ts'
import { stockStatuses } from '#contract/products/product.ts'
import type { ProductRecord } from '#contract/products/product.ts'
import { BadgeMenu } from '../../ui/badge-menu.tsx'
import { priceText } from '#contract/products/price-text.ts'
import { typedPrice } from '#contract/products/typed-number.ts'
import { StockBadge } from '../../ui/products/stock-badge.tsx'
import { announceFailure } from '../../ui/toasts.tsx'
import { useIsLeft } from '../../ui/use-is-left.ts'
import type { InlineChange } from './use-inline-change.ts'
import { useMay } from '../session/permitted.tsx'

type InlineProps = { product: ProductRecord; change: InlineChange }

export function StockMenu({ product, change }: InlineProps) {
  const badge = <StockBadge status={product.stockStatus} />
  if (!useMay(productCalls.changeSeveral)) return badge
  return (
    <BadgeMenu
      label={`${productFields.stockStatus.label} of ${product.name}`}
      value={product.stockStatus}
      choices={stockStatuses}
      onChoose={(stockStatus) => void change.run({ product, values: { stockStatus } })}
      isBusy={change.isBusy(product.id)}
    >
      {badge}
    </BadgeMenu>
  )
}

/** The price as text, and as a text field once it is pressed or Enter is. */
export function PriceCell({ product, change }: InlineProps) {
  const [isEdited, setIsEdited] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isReturning = useRef(false)
  const { price, name } = product
  const mayChange = useMay(productCalls.changeSeveral)

  function end(typed: string, { isFocused = false } = {}) {
    setIsEdited(false)
    isReturning.current = isFocused
    const wanted = priceIn(typed)
    if (wanted === undefined || wanted === price) return
    void change.run({ product, values: { price: wanted } })
  }

  if (!mayChange) return priceText(price)
  if (isEdited) return <PriceInput {...{ product }} onEnd={end} />
  return (
    <button
      type="button"
      ref={(element) => {
        button.current = element
        if (element && isReturning.current) element.focus()
        isReturning.current = false
      }}
      aria-label={`${productFields.price.label} of ${name}: ${priceText(price)}. Change it`}
      aria-busy={change.isBusy(product.id)}
      onClick={() => setIsEdited(true)}
      className={`${cellLook} ${price ? 'font-medium' : 'text-sm text-ink-soft'}`}
    >
      {priceText(price)}
    </button>
  )
}

const cellLook =
  '-mx-1.5 inline-flex min-h-11 items-center rounded-md px-1.5 figures hover:bg-sunken md:min-h-8 md:pointer-coarse:min-h-11'

const noPrice = 'Type a price. 0 is shown as “Price on request”.'

type PriceInputProps = {
  product: ProductRecord
  onEnd: (typed: string, how?: { isFocused: boolean }) => void
}

/**
 * Enter and leaving it, also by "Back", store what was typed, Escape does not. Leaving an empty field changes nothing. What is
 * no price stays in the field, with the reason below it.
 */
function PriceInput({ product: { name, price }, onEnd }: PriceInputProps) {
  const [fault, setFault] = useState('')
  const isEnding = useRef(false)
  const typed = useRef<string>(undefined)
  const faultId = useId()
  const isLeft = useIsLeft()
  // "Back" takes the field away without leaving it.
  const endLeft = useEffectEvent(() => {
    if (typed.current !== undefined) void end(typed.current, false)
  })
  useEffect(() => () => endLeft(), [])

  async function end(typed: string, isFocused: boolean) {
    if (isEnding.current) return
    isEnding.current = true
    const found = await faultOf(typed)
    if (found === undefined) return onEnd(typed, { isFocused })
    isEnding.current = false
    if (isLeft.current) announceFailure(`The price of ${name} is not changed: ${found}`)
    else setFault(found)
  }

  return (
    <span className="inline-flex flex-col items-end">
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${productFields.price.label} of ${name} in ₹`}
        aria-invalid={fault !== ''}
        aria-describedby={faultId}
        defaultValue={price}
        ref={focusAndSelect}
        onChange={({ target }) => (typed.current = target.value)}
        onKeyDown={(event) => {
          const { key, currentTarget } = event
          if (key !== 'Enter' && key !== 'Escape') return
          // Or it would also press the button that gets the focus.
          event.preventDefault()
          if (key === 'Enter' && currentTarget.value.trim() === '') return setFault(noPrice)
          void end(key === 'Enter' ? currentTarget.value : '', true)
        }}
        onBlur={({ currentTarget }) => void end(currentTarget.value, false)}
        className="min-h-11 w-28 rounded-md border border-outline bg-surface px-2 text-right text-base figures aria-invalid:border-danger md:min-h-8 md:pointer-coarse:min-h-11"
      />
      <span
        id={faultId}
        role="alert"
        className="max-w-40 text-right text-xs whitespace-normal text-danger"
      >
        {fault}
      </span>
    </span>
  )
}

/** By the rules of the form. Where they cannot be loaded, the server says it. */
async function faultOf(typed: string) {
  const price = priceIn(typed)
  if (price === undefined) return undefined
  const rules = await import('#contract/products/product-field-schemas.ts').catch(() => undefined)
  const read = rules?.productFieldInputs.price.safeParse(Number.isNaN(price) ? typed : price)
  return read?.error?.issues[0]?.message
}

function focusAndSelect(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}

/** What is no price is refused by the server, with a text for it. */
function priceIn(typed: string) {
  const text = typedPrice(typed)
  return text === '' ? undefined : Number(text)
}
