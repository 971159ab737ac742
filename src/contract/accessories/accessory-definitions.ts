import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { IdParams, MessageResponse } from '../general-schemas.ts'
import { plainText } from '../plain-text.ts'
import { productFieldResponses } from '../products/product-field-schemas.ts'
import { z } from '../schema.ts'
import { tieStates } from './accessory.ts'
import type { TiedProduct } from './accessory.ts'

/** As the call of a product names others. */
export const LinkedProductResponse = z.object({
  id: z.string(),
  path: z.string(),
  name: productFieldResponses.name,
  image: z.string().nullable(),
  price: productFieldResponses.price.nullable(),
  stockStatus: productFieldResponses.stockStatus,
})

const TiedProductResponse = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  modelNo: z.string(),
  state: z.enum(tieStates),
} satisfies FieldsOf<TiedProduct>)

const PairParams = IdParams.extend({ accessoryId: plainText() })

export const accessoryDefinitions = {
  list: {
    summary: 'The accessories of a product, and the products whose accessory it is',
    params: IdParams,
    response: z.object({
      accessories: z.array(TiedProductResponse),
      fitsWith: z.array(TiedProductResponse),
    }),
  },
  add: {
    summary: 'Make a product an accessory of another; repeating it changes nothing',
    params: PairParams,
    response: MessageResponse,
    refusals: [404, 409],
  },
  remove: {
    summary: 'End that a product is an accessory of another; repeating it changes nothing',
    params: PairParams,
    response: MessageResponse,
    refusals: [404],
  },
} satisfies CallDefinitions
