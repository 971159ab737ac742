import type { FieldsOf } from '../call-definition.ts'
import { PagingAnswer } from '../general-schemas.ts'
import type { NamedPicture } from '../pictures/picture.ts'
import { z } from '../schema.ts'
import { productFieldAnswers } from './product-field-schemas.ts'
import type { ProductPage, ProductRecord } from './product.ts'

const Picture = z.object({
  url: z.string(),
  originalName: z.string(),
  thumbnail: z.string(),
} satisfies FieldsOf<NamedPicture>)
export const ProductRecordAnswer = z.object({
  id: z.string(),
  ...productFieldAnswers,
  specs: z.array(z.string()),
  images: z.array(Picture),
  version: z.int(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
} satisfies FieldsOf<ProductRecord>)

/** The public page's facts, its pictures under the name that calls have for them. */
export const ProductPageAnswer = z.object({
  id: z.string(),
  path: z.string(),
  ...productFieldAnswers,
  price: productFieldAnswers.price.nullable(),
  specs: z.array(z.string()),
  images: z.array(Picture),
} satisfies FieldsOf<Omit<ProductPage, 'pictures'> & { images: NamedPicture[] }>)

const ListedProductAnswer = z.object({
  id: z.string(),
  name: productFieldAnswers.name,
  image: z.string().nullable(),
  specs: z.string(),
  brand: productFieldAnswers.brand,
  price: productFieldAnswers.price.nullable(),
  stockStatus: productFieldAnswers.stockStatus,
})

export const ProductGroupsAnswer = z.object({
  productCategories: z.array(
    z.object({
      id: z.string(),
      name: productFieldAnswers.category,
      catalogue: z.string().nullable(),
      items: z.array(ListedProductAnswer),
    }),
  ),
  ...PagingAnswer,
})
export type ProductGroups = z.infer<typeof ProductGroupsAnswer>

export const ProductRecordsAnswer = z.object({
  products: z.record(z.string(), ProductRecordAnswer),
  ...PagingAnswer,
})
