import { specParts } from '#contract/products/spec-parts.ts'

/** The labels of the specification of a product, each once, in its order. */
export type ProductLabels = readonly string[]

/** The same list for all products with the same labels, which most of a category have in common. */
export function labelsIn(specs: string[]): ProductLabels {
  const labels = new Set<string>()
  for (const line of specs) {
    const { label, value } = specParts(line)
    if (label && value !== '') labels.add(label)
  }
  if (remembered.size >= mostRemembered) remembered.clear()
  return remembered.getOrInsertComputed([...labels].join('\n'), () => [...labels])
}

const mostRemembered = 1000
const remembered = new Map<string, ProductLabels>()
