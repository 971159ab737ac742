import { makerTexts } from '#contract/products/maker-texts.ts'
import type { Made } from '#contract/products/maker-texts.ts'

/** In an element of the class `made-by`. */
export function MadeBy({ product }: { product: Made }) {
  return makerTexts(product).map((text, i) => <bdi key={i}>{text}</bdi>)
}
