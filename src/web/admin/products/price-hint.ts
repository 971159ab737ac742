import { priceText } from '../../ui/display/price-text.ts'
import { plainNumber } from './product-values.ts'

/** How the price will be read, while it is typed. */
export function priceHint(text: string) {
  const plain = plainNumber(text)
  const isNumber = /^\d{1,9}(\.\d{0,2})?$/.test(plain)
  return isNumber
    ? `Shown as ${priceText(Number(plain))}`
    : 'In rupees. 0 is shown as “Price on request”.'
}
