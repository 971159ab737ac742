import type { CallDefinitions } from '../call-definition.ts'
import { IdParams, MessageAnswer } from '../general-schemas.ts'
import { z } from '../schema.ts'
import {
  ProductGroupsAnswer,
  ProductPageAnswer,
  ProductRecordAnswer,
  ProductRecordsAnswer,
} from './product-answers.ts'
import { EditProductForm, NewProductForm, textOfProductErrors } from './product-form.ts'
import { productLimits, productMessages } from './product-messages.ts'
import { ProductListQuery } from './product-query.ts'
import { WithdrawForm } from './withdraw-form.ts'

const images = {
  most: productLimits.pictures,
  tooMany: productMessages.tooManyPictures,
  size: { bytes: productLimits.pictureBytes, tooLarge: productMessages.pictureTooLarge },
}

const StoredAnswer = MessageAnswer.extend({ product: ProductRecordAnswer })

export const productDefinitions = {
  list: {
    summary: 'The products on the list, by category',
    query: ProductListQuery,
    answer: ProductGroupsAnswer,
    isCached: true,
  },
  find: {
    summary: 'One product as its public page shows it',
    params: IdParams,
    answer: z.object({ product: ProductPageAnswer }),
    isCached: true,
    refusals: [404],
  },
  listRecords: {
    summary: 'All products with all their fields, by id',
    query: ProductListQuery,
    answer: ProductRecordsAnswer,
  },
  findRecord: {
    summary: 'One product with all its fields and its version',
    params: IdParams,
    answer: z.object({ product: ProductRecordAnswer }),
    refusals: [404],
  },
  add: {
    summary: 'Add a product',
    body: NewProductForm,
    files: { images: { ...images, required: productMessages.noPicture } },
    textOfFaults: textOfProductErrors,
    answer: StoredAnswer,
    status: 201,
  },
  change: {
    summary: 'Change a product; with `version`, only if nobody else has since',
    params: IdParams,
    body: EditProductForm,
    files: { images },
    textOfFaults: textOfProductErrors,
    answer: StoredAnswer,
    // What is stored now, where somebody else has changed it.
    details: z.object({ product: ProductRecordAnswer }),
    refusals: [404, 409],
  },
  withdrawSeveral: {
    summary: 'Take several products off the list, all together',
    body: WithdrawForm,
    answer: MessageAnswer.extend({ deleted: z.int() }),
  },
  withdraw: {
    summary: 'Take a product off the list',
    params: IdParams,
    answer: MessageAnswer,
    refusals: [404],
  },
} satisfies CallDefinitions
