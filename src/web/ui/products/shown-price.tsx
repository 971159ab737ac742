import { priceText } from '#contract/products/price-text.ts'
import { useSiteProfile } from '../../use-site-profile.ts'

/** The price, and whether it includes GST where the company says so. */
export function ShownPrice({ price }: { price: number | null }) {
  const { priceNote } = useSiteProfile()
  return (
    <>
      {priceText(price)}
      {price && priceNote ? (
        <span className="text-sm font-normal text-ink-soft"> {priceNote}</span>
      ) : null}
    </>
  )
}
