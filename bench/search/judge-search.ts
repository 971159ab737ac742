import type { ProductForm } from '#contract/products/product-form.ts'
import { firstOf } from '#domain/products/first-of.ts'
import { orderOf } from '#domain/products/search-rules.ts'
import { demoGoods } from '#demo/content/demo-products.ts'
import { indexOf } from './index-of.ts'
import { nonsenseQueries, searchQueries } from './search-queries.ts'

export type Judgement = {
  queries: number
  /** Of 1: how often the first response is right, and how often one of the first three. */
  first: number
  firstThree: number
  /** Those whose first response is wrong, with the model numbers that came. */
  missed: string[]
  /** Nonsense that found something. */
  foundNonsense: string[]
}

/** What our own list of queries finds in the demo catalogue. */
export function judgeSearch(): Judgement {
  const forms = demoGoods.map(({ form }) => form)
  const index = indexOf(forms)
  const response = (q: string) =>
    firstOf(index.find(q).hits, 3, orderOf('relevance')).flatMap(
      ({ entry }) => forms[Number(entry.id)] ?? [],
    )
  const responses = Object.entries(searchQueries).map(([q, wanted]) => {
    const found = response(q)
    return { q, found, isRight: found.map((form) => isAmong(form, wanted)) }
  })
  const queries = responses.length
  return {
    queries,
    first: responses.filter(({ isRight }) => isRight[0]).length / queries,
    firstThree: responses.filter(({ isRight }) => isRight.includes(true)).length / queries,
    missed: responses
      .filter(({ isRight }) => !isRight[0])
      .map(({ q, found }) => `${q}: ${found.map(({ modelNo }) => modelNo).join(', ')}`),
    foundNonsense: nonsenseQueries.filter((q) => response(q).length > 0),
  }
}

function isAmong({ modelNo, category }: ProductForm, wanted: string[]) {
  return wanted.includes(modelNo) || wanted.includes(category)
}
