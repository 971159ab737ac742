import { productCategories, stockStatuses } from '#contract/products/product.ts'
import { z } from '#contract/schema.ts'
import { SearchQuery } from '#contract/search/search-query.ts'
import type { Suggestions } from '#contract/search/search.ts'
import { findSuggestions } from '#domain/products/find-suggestions.ts'
import { endpoint } from '../endpoint.ts'

const category = z.enum(productCategories)

const SuggestionsAnswer = z.object({
  products: z.array(
    z.object({
      id: z.string(),
      path: z.string(),
      name: z.string(),
      brand: z.string(),
      category,
      modelNo: z.string(),
      image: z.string().nullable(),
      price: z.number().nullable(),
      stockStatus: z.enum(stockStatuses),
    }),
  ),
  categories: z.array(z.object({ id: z.string(), name: category, count: z.int() })),
  isNear: z.boolean(),
}) satisfies z.ZodType<Suggestions>

export const searchEndpoints = [
  endpoint({
    method: 'GET',
    path: '/search',
    summary: 'The best products for some words, and the categories that hold most of them',
    guard: 'anyone',
    query: SearchQuery,
    answer: SuggestionsAnswer,
    call: (app, { query }) => findSuggestions(app, query.q),
  }),
]
