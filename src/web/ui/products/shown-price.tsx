import { priceTerms } from '#contract/products/price-terms.ts'
import { priceText } from '#contract/products/price-text.ts'
import { useSiteProfile } from '../../use-site-profile.ts'

type ShownPriceProps = {
  product: { price: number | null; gstRate: number }
  /** Said once for all prices of a table. */
  isNoteSaid?: boolean
}

/** The price, and what it says of GST: the amount with it is a line of its own. */
export function ShownPrice({ product, isNoteSaid }: ShownPriceProps) {
  const { note, inclusive } = priceTerms(product, useSiteProfile().priceBasis)
  return (
    <>
      {`${priceText(product.price)} `}
      {!isNoteSaid && note && <span className="price-note">{note}</span>}
      {inclusive && <span className="price-note block">{inclusive}</span>}
    </>
  )
}
