import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { stockStatuses } from '../products/product.ts'
import { z } from '../schema.ts'
import { SearchQuery } from './search-query.ts'
import type { FoundCategory, FoundProduct, Suggestions } from './search.ts'

const FoundProductResponse = z.object({
  id: z.string(),
  path: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  modelNo: z.string(),
  image: z.string().nullable(),
  price: z.number().nullable(),
  stockStatus: z.enum(stockStatuses),
} satisfies FieldsOf<FoundProduct>)

const FoundCategoryResponse = z.object({
  id: z.string(),
  name: z.string(),
  count: z.int(),
} satisfies FieldsOf<FoundCategory>)

export const searchDefinitions = {
  suggest: {
    summary: 'The best products for some words, and the categories that hold most of them',
    query: SearchQuery,
    hasStoredJson: true,
    response: z.object({
      products: z.array(FoundProductResponse),
      categories: z.array(FoundCategoryResponse),
      isNear: z.boolean(),
      near: z.array(FoundProductResponse),
    } satisfies FieldsOf<Suggestions>),
  },
} satisfies CallDefinitions
