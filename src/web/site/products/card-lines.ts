import { briefSpec } from '#contract/products/brief-spec.ts'
import { figureParts } from '#contract/products/figure-parts.ts'
import type { ProductCard } from '#contract/products/product.ts'

/** Shortened on the server, so that a page has no script for it. */
export function withCardLines({ lead, ...product }: ProductCard): ProductCard {
  return { ...product, specs: lead ? [lead] : product.specs.map(cardLine) }
}

/** No line of the card parts a figure from its unit. */
function cardLine(line: string) {
  return figureParts(briefSpec(line))
    .map((part, i) => (i % 2 ? part.replaceAll(' ', '\u00a0') : part))
    .join('')
}
