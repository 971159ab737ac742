import { allCategories } from '#contract/categories/category.ts'
import { isFilteredBeyondCategory } from './filter-products.ts'
import type { ProductFilter } from './filter-products.ts'

/**
 * What a response says about products: anything about any of them, how many each category has, or
 * something about those of one category.
 */
export type ProductTopic = 'products' | 'counts' | ReturnType<typeof topicOf>

/** A name may have letters and commas, which the header that lists the topics may not. */
export function topicOf(category: string) {
  return `category:${encodeURIComponent(category)}` as const
}

/** The content version in which each topic changed last. */
export class TopicVersions {
  readonly #versions = new Map<ProductTopic, number>()
  #ofAllContent = 0
  #seen = new Set<number>()

  record(topics: ProductTopic[], version: number) {
    this.#seen.add(version)
    for (const topic of topics) {
      this.#versions.set(topic, Math.max(version, this.#versions.get(topic) ?? 0))
    }
  }

  /** A version in which no product changed has changed something else, which any response may contain. */
  complete(from: number, to: number) {
    const explained = [...this.#seen].filter((version) => version > from && version <= to)
    if (explained.length < to - from) this.#ofAllContent = to
    this.#seen.clear()
  }

  hasChanged(topics: readonly string[], since: number) {
    if (this.#ofAllContent > since) return true
    return [...this.#versions].some(([topic, version]) => version > since && topics.includes(topic))
  }
}

/** Of the page of a list. Its tabs count what each category has within the filters. */
export function topicsOfListPage(query: ProductFilter, category: string) {
  const topics: ProductTopic[] =
    category === allCategories || isFilteredBeyondCategory(query)
      ? ['products']
      : [topicOf(category), 'counts']
  return topics
}
