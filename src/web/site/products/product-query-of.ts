import { ProductPageQuery } from '#contract/products/product-query.ts'

/** Brings zod: for loaders only. Of a parameter given twice the last counts, brands all count. */
export function productQueryOf(params: URLSearchParams) {
  const brand = params.getAll('brand').filter((name) => name !== '')
  return ProductPageQuery.safeParse({
    ...Object.fromEntries(params),
    brand: brand.length > 0 ? brand : undefined,
  })
}
