import type { ProductForm } from '#contract/products/product-form.ts'
import type { SpecValue } from '#contract/specifications/spec-kinds.ts'
import { demoGoods } from '#demo/content/demo-products.ts'
import { readSpecifications } from '#domain/specifications/read-specifications.ts'
import { buyingNeeds, unmetNeeds } from './buying-needs.ts'
import type { Wanted } from './buying-needs.ts'
import { spokenNeeds } from './spoken-needs.ts'

/** Model numbers of what was found for some words, and of what is near, where the answer has that. */
export type Answer = { found: string[]; near?: string[] }

export type NeedsJudgement = { needs: number; met: number; missed: string[] }

/** More than nobody looks at: so many fitting ones must come, or all where the demo has fewer. */
const enough = 3

/** What the site shows. */
const forms = demoGoods.map(({ form }) => form).filter(({ publication }) => publication !== 'Draft')
const byModel = new Map(forms.map((form) => [form.modelNo, form]))

/** How many needs have fitting answers and no others. What nothing meets must be empty, with something near. */
export async function judgeNeeds(ask: (q: string) => Promise<Answer>): Promise<NeedsJudgement> {
  const missed: string[] = []
  const wantedOf = Object.entries({ ...buyingNeeds, ...spokenNeeds })
  for (const [q, wanted] of wantedOf) {
    const { found } = await ask(q)
    const wrong = found.filter((modelNo) => !isFitting(byModel.get(modelNo), wanted))
    const possible = forms.filter((form) => isFitting(form, wanted)).length
    const isMet = possible > 0 && wrong.length === 0 && found.length >= Math.min(enough, possible)
    if (!isMet) missed.push(`${q}: ${found.length} of ${possible}, wrong: ${wrong.join(', ')}`)
  }
  for (const q of unmetNeeds) {
    const { found, near } = await ask(q)
    if (found.length > 0 || near?.length === 0) missed.push(`${q}: ${found.join(', ')}, or no near`)
  }
  const needs = wantedOf.length + unmetNeeds.length
  return { needs, met: needs - missed.length, missed }
}

function isFitting(form: ProductForm | undefined, wanted: Wanted) {
  if (!form) return false
  const { category, least = 0, most = Infinity, has, isInStock, specs = {} } = wanted
  if (category !== undefined && form.category !== category) return false
  const isPriced = least > 0 || most < Infinity
  if (isPriced && (form.price === 0 || form.price < least || form.price > most)) return false
  if (isInStock && form.stockStatus !== 'In Stock') return false
  if (has && !has.test([form.name, form.modelNo, ...form.specs].join('\n'))) return false
  const { values } = readSpecifications(form)
  return Object.entries(specs).every(([kind, asked]) =>
    isWithin(new Map<string, SpecValue>(Object.entries(values)).get(kind), asked),
  )
}

type Asked = string[] | number | { least?: number; most?: number }

function isWithin(value: SpecValue | undefined, asked: Asked) {
  if (Array.isArray(asked)) return asked.includes(String(value))
  if (typeof value !== 'number') return false
  if (typeof asked === 'number') return value === asked
  return value >= (asked.least ?? 0) && value <= (asked.most ?? Infinity)
}
