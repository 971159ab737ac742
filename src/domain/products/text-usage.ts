import { specParts } from '#contract/products/spec-parts.ts'
import { CountedTexts } from './counted-texts.ts'
import type { CountedText } from './counted-texts.ts'

type Product = { id: string; brand: string; category: string; specs: string[] }

type UsedLabel = { label: CountedText; place: number }
type UsedValue = { label: string; value: CountedText }

type Used = {
  category: CategoryTexts
  brand: CountedText
  labels: UsedLabel[]
  values: UsedValue[]
}

class CategoryTexts {
  products = 0
  readonly labels = new CountedTexts()
  readonly values = new Map<string, CountedTexts>()

  valuesOf(label: string) {
    const values = this.values.get(label) ?? new CountedTexts()
    this.values.set(label, values)
    return values
  }
}

/** The brands, labels and values of all products, drafts too, each stored once however many have it. */
export class TextUsage {
  readonly #used = new Map<string, Used>()
  readonly #categories = new Map<string, CategoryTexts>()
  readonly brands = new CountedTexts()

  put({ id, brand, category, specs }: Product) {
    this.remove(id)
    const texts = this.#categories.get(category) ?? new CategoryTexts()
    this.#categories.set(category, texts)
    texts.products += 1
    const labels = new Map<string, UsedLabel>()
    const values: UsedValue[] = []
    for (const [place, line] of specs.entries()) {
      const { label, value } = specParts(line)
      if (!label || value === '') continue
      if (!labels.has(label)) labels.set(label, { label: texts.labels.add(label, place), place })
      values.push({ label, value: texts.valuesOf(label).add(value) })
    }
    this.#used.set(id, {
      category: texts,
      brand: this.brands.add(brand),
      labels: [...labels.values()],
      values,
    })
  }

  remove(id: string) {
    const used = this.#used.get(id)
    if (!used) return
    this.#used.delete(id)
    used.category.products -= 1
    this.brands.remove(used.brand)
    for (const { label, place } of used.labels) used.category.labels.remove(label, place)
    for (const { label, value } of used.values) used.category.valuesOf(label).remove(value)
  }

  findLabels(category: string, q: string, limit: number) {
    return this.#categories.get(category)?.labels.find(q, limit) ?? []
  }

  findValues(category: string, label: string, { q, limit }: { q: string; limit: number }) {
    return this.#categories.get(category)?.values.get(label)?.find(q, limit) ?? []
  }

  /** Of each product whether it lacks a label that three quarters of its category have. */
  *lacksOfUsualLabels(): Iterable<[id: string, isLacking: boolean]> {
    const usual = new Map<CategoryTexts, string[]>()
    for (const [name, texts] of this.#categories) usual.set(texts, this.usualLabels(name, 3 / 4))
    for (const [id, { category, labels }] of this.#used) {
      const own = new Set(labels.map(({ label }) => label.text))
      yield [id, (usual.get(category) ?? []).some((label) => !own.has(label))]
    }
  }

  /** The labels that more than this share of the category have, in the order in which they have them. */
  usualLabels(category: string, share = 1 / 2): string[] {
    const { products = 0, labels = new CountedTexts() } = this.#categories.get(category) ?? {}
    if (products < fewestProducts) return []
    return [...labels.all()]
      .filter(({ count }) => count > share * products)
      .toSorted((one, other) => one.places / one.count - other.places / other.count)
      .map(({ text }) => text)
  }
}

/** Of fewer products, what most of them have says little. */
const fewestProducts = 3
