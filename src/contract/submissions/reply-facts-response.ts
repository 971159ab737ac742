import type { FieldsOf } from '../call-definition.ts'
import { stockStatuses } from '../products/product.ts'
import { z } from '../schema.ts'
import type { ReplyFacts } from './reply.ts'

const OfferResponse = z.object({
  price: z.number().nullable(),
  priceTerms: z.string(),
  stockStatus: z.enum(stockStatuses),
  link: z.string(),
} satisfies FieldsOf<NonNullable<ReplyFacts['offer']>>)

const CatalogueResponse = z.object({
  category: z.string(),
  bytes: z.int(),
} satisfies FieldsOf<NonNullable<ReplyFacts['catalogue']>>)

export const ReplyFactsResponse = z.object({
  facts: z.object({
    name: z.string().nullable(),
    product: z.string().nullable(),
    offer: OfferResponse.nullable(),
    catalogue: CatalogueResponse.nullable(),
  } satisfies FieldsOf<ReplyFacts>),
})
