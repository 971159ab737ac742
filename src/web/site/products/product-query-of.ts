import { specKinds } from '#contract/specifications/spec-kinds.ts'
import { ProductPageQuery } from '#contract/products/product-query.ts'

const listParameters = ['brand', ...specKinds]

/** Brings zod: for loaders only. Of a parameter given twice the last counts, brands and values of specifications all count. */
export function productQueryOf(params: URLSearchParams) {
  const lists = listParameters.map((name) => {
    const values = params.getAll(name).filter((value) => value !== '')
    return [name, values.length > 0 ? values : undefined] as const
  })
  return ProductPageQuery.safeParse(Object.fromEntries([...params, ...lists]))
}
