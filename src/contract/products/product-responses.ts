import { LinkedProductResponse } from '../accessories/accessory-definitions.ts'
import type { FieldsOf } from '../call-definition.ts'
import { PagingResponse } from '../general-schemas.ts'
import type { NamedPicture } from '../pictures/picture.ts'
import { ProductDocumentResponse } from '../product-documents/product-document-definitions.ts'
import type { ProductDocument } from '../product-documents/product-document.ts'
import { z } from '../schema.ts'
import { productFieldResponses, publicFieldResponses } from './product-field-schemas.ts'
import { productFieldNames } from './product-fields.ts'
import { productEventKinds } from './product-history.ts'
import type { FieldChange, ProductEvent } from './product-history.ts'
import type { ProductPage, ProductRecord } from './product.ts'

const Picture = z.object({
  url: z.string(),
  originalName: z.string(),
  thumbnail: z.string(),
} satisfies FieldsOf<NamedPicture>)
export const ProductRecordResponse = z.object({
  id: z.string(),
  ...productFieldResponses,
  specs: z.array(z.string()),
  images: z.array(Picture),
  version: z.int(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
} satisfies FieldsOf<ProductRecord>)

/** The public page's facts and what belongs to it, its pictures under the name that calls have for them. */
export const ProductPageResponse = z.object({
  id: z.string(),
  path: z.string(),
  ...publicFieldResponses,
  price: publicFieldResponses.price.nullable(),
  specs: z.array(z.string()),
  images: z.array(Picture),
  documents: z.array(ProductDocumentResponse),
  accessories: z.array(LinkedProductResponse),
  fitsWith: z.array(LinkedProductResponse),
} satisfies FieldsOf<Omit<ProductPage, 'pictures'> & ProductCallExtras>)

type ProductCallExtras = {
  images: NamedPicture[]
  documents: ProductDocument[]
  accessories: z.infer<typeof LinkedProductResponse>[]
  fitsWith: z.infer<typeof LinkedProductResponse>[]
}

const changedValue = z.union([z.string(), z.number(), z.array(z.string())]).nullable()

const FieldChangeResponse = z.object({
  field: z.enum([...productFieldNames, 'specs', 'images']),
  from: changedValue,
  to: changedValue,
} satisfies FieldsOf<FieldChange>)

export const ProductEventResponse = z.object({
  id: z.string(),
  changeId: z.string(),
  otherProducts: z.int(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  kind: z.enum(productEventKinds),
  name: z.string().nullable(),
  fields: z.array(FieldChangeResponse),
} satisfies FieldsOf<ProductEvent>)

const ListedProductResponse = z.object({
  id: z.string(),
  name: productFieldResponses.name,
  image: z.string().nullable(),
  specs: z.string(),
  brand: productFieldResponses.brand,
  price: productFieldResponses.price.nullable(),
  stockStatus: productFieldResponses.stockStatus,
})

export const ProductGroupsResponse = z.object({
  productCategories: z.array(
    z.object({
      id: z.string(),
      name: productFieldResponses.category,
      catalogue: z.string().nullable(),
      items: z.array(ListedProductResponse),
    }),
  ),
  ...PagingResponse,
})
export type ProductGroups = z.infer<typeof ProductGroupsResponse>

export const ProductRecordsResponse = z.object({
  products: z.record(z.string(), ProductRecordResponse),
  ...PagingResponse,
})
