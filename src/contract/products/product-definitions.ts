import type { CallDefinitions } from '../call-definition.ts'
import { IdParams, MessageResponse } from '../general-schemas.ts'
import { z } from '../schema.ts'
import {
  ProductGroupsResponse,
  ProductPageResponse,
  ProductRecordResponse,
  ProductRecordsResponse,
} from './product-responses.ts'
import { EditProductForm, NewProductForm, textOfProductErrors } from './product-form.ts'
import { productLimits, productMessages } from './product-messages.ts'
import { ProductListQuery } from './product-query.ts'
import { WithdrawForm } from './withdraw-form.ts'

const images = {
  most: productLimits.pictures,
  tooMany: productMessages.tooManyPictures,
  size: { bytes: productLimits.pictureBytes, tooLarge: productMessages.pictureTooLarge },
}

const StoredResponse = MessageResponse.extend({ product: ProductRecordResponse })

export const productDefinitions = {
  list: {
    summary: 'The products on the list, by category',
    query: ProductListQuery,
    response: ProductGroupsResponse,
    isCached: true,
  },
  find: {
    summary: 'One product as its public page shows it',
    params: IdParams,
    response: z.object({ product: ProductPageResponse }),
    isCached: true,
    refusals: [404],
  },
  listRecords: {
    summary: 'All products with all their fields, by id',
    query: ProductListQuery,
    response: ProductRecordsResponse,
  },
  findRecord: {
    summary: 'One product with all its fields and its version',
    params: IdParams,
    response: z.object({ product: ProductRecordResponse }),
    refusals: [404],
  },
  add: {
    summary: 'Add a product',
    body: NewProductForm,
    files: { images: { ...images, required: productMessages.noPicture } },
    textOfFaults: textOfProductErrors,
    response: StoredResponse,
    status: 201,
  },
  change: {
    summary: 'Change a product; with `version`, only if nobody else has since',
    params: IdParams,
    body: EditProductForm,
    files: { images },
    textOfFaults: textOfProductErrors,
    response: StoredResponse,
    // What is stored now, where somebody else has changed it.
    details: z.object({ product: ProductRecordResponse }),
    refusals: [404, 409],
  },
  withdrawSeveral: {
    summary: 'Take several products off the list, all together',
    body: WithdrawForm,
    response: MessageResponse.extend({ deleted: z.int() }),
  },
  withdraw: {
    summary: 'Take a product off the list',
    params: IdParams,
    response: MessageResponse,
    refusals: [404],
  },
} satisfies CallDefinitions
