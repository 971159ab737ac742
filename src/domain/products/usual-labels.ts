import { usedTextLimits } from '#contract/products/used-texts.ts'
import { findCategories } from '../find-categories.ts'
import { presentNameIn } from '../require-category.ts'
import { allEntries } from './find-lists.ts'
import type { FollowDeps } from './follow-rows.ts'
import type { ProductLabels } from './product-labels.ts'

/** Of fewer products, what most of them have says little. */
const fewestProducts = 3

/** The products of one category, drafts too, by the labels that they have. */
type ByLabels = Map<ProductLabels, string[]>

/** What a specification in this category usually says, in its usual order. */
export async function findUsualLabels(app: FollowDeps, category: string): Promise<string[]> {
  const categories = await findCategories(app)
  const present = presentNameIn(categories, category)
  const usual = usualLabels((await groupByLabels(app)).get(present) ?? new Map(), 1 / 2)
  const template = categories.all.find(({ name }) => name === present)?.labels ?? []
  return (usual.length > 0 ? usual : template).slice(0, usedTextLimits.usualLabels)
}

/** The products that lack a label which three quarters of their category have. */
export function findWithoutUsualLabels(app: FollowDeps): Promise<ReadonlySet<string>> {
  return app.memory.read(findWithoutUsualLabels, app.content.current, async () => {
    const categories = [...(await groupByLabels(app)).values()]
    return new Set(categories.flatMap(lackingIn))
  })
}

function lackingIn(byLabels: ByLabels) {
  const usual = usualLabels(byLabels, 3 / 4)
  const lacking = [...byLabels].filter(([labels]) => !usual.every((one) => labels.includes(one)))
  return lacking.flatMap(([, ids]) => ids)
}

async function groupByLabels(app: FollowDeps): Promise<Map<string, ByLabels>> {
  const found = new Map<string, ByLabels>()
  for await (const entries of allEntries(app)) {
    for (const { id, category, labels } of entries) {
      const byLabels: ByLabels = found.getOrInsertComputed(category, () => new Map())
      byLabels.getOrInsertComputed(labels, () => []).push(id)
    }
  }
  return found
}

/** The labels that more than this share of them have, in the order in which they have them. */
function usualLabels(byLabels: ByLabels, share: number): string[] {
  const uses = new Map<string, { count: number; places: number }>()
  let products = 0
  for (const [labels, { length }] of byLabels) {
    products += length
    for (const [place, label] of labels.entries()) {
      const { count, places } = uses.get(label) ?? { count: 0, places: 0 }
      uses.set(label, { count: count + length, places: places + place * length })
    }
  }
  if (products < fewestProducts) return []
  return [...uses]
    .filter(([, { count }]) => count > share * products)
    .toSorted(([, one], [, other]) => one.places / one.count - other.places / other.count)
    .map(([label]) => label)
}
