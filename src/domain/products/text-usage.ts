import { specParts } from '#contract/products/spec-parts.ts'
import { CountedTexts } from './counted-texts.ts'
import type { CountedText } from './counted-texts.ts'

type Product = { id: string; brand: string; category: string; specs: string[] }

type UsedValue = { label: string; value: CountedText }

type Used = {
  category: CategoryTexts
  brand: CountedText
  labels: CountedText[]
  values: UsedValue[]
}

class CategoryTexts {
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
    const labels = new Map<string, CountedText>()
    const values: UsedValue[] = []
    for (const line of specs) {
      const { label, value } = specParts(line)
      if (!label || value === '') continue
      if (!labels.has(label)) labels.set(label, texts.labels.add(label))
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
    this.brands.remove(used.brand)
    for (const label of used.labels) used.category.labels.remove(label)
    for (const { label, value } of used.values) used.category.valuesOf(label).remove(value)
  }

  findLabels(category: string, q: string, limit: number) {
    return this.#categories.get(category)?.labels.find(q, limit) ?? []
  }

  findValues(category: string, label: string, { q, limit }: { q: string; limit: number }) {
    return this.#categories.get(category)?.values.get(label)?.find(q, limit) ?? []
  }
}
