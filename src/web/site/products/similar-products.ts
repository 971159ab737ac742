import type { ProductCard } from '#contract/products/product.ts'
import { specParts } from '#contract/products/spec-parts.ts'
import type { SimilarProduct } from './similar-cards.tsx'

const mostLines = 3

/** Products with the lines by which they compare: of the labels that most of them have, the first ones. */
export function similarProducts(cards: ProductCard[], specs: string[]): SimilarProduct[] {
  const own = specs.map((line) => specParts(line).label)
  const counts = new Map<string, number>()
  for (const card of cards) {
    for (const label of new Set(labelsOf(card))) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  const shared = [...counts.keys()]
    .filter((label) => own.includes(label) && (counts.get(label) ?? 0) * 2 >= cards.length)
    .toSorted((one, other) => own.indexOf(one) - own.indexOf(other))
    .slice(0, mostLines)
  return cards.map(({ specs, hasMoreSpecs: _, ...card }) => ({
    ...card,
    lines: specs.filter((line) => shared.includes(specParts(line).label ?? '')).toSorted(byLabel),
  }))

  function byLabel(one: string, other: string) {
    return shared.indexOf(specParts(one).label ?? '') - shared.indexOf(specParts(other).label ?? '')
  }
}

function labelsOf({ specs }: ProductCard) {
  return specs.flatMap((line) => specParts(line).label ?? [])
}
