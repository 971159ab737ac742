import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { plainText } from '../plain-text.ts'
import { IdParams, MessageResponse } from '../general-schemas.ts'
import { z } from '../schema.ts'
import type { AlikeProduct } from './product.ts'
import {
  ProductEventResponse,
  ProductGroupsResponse,
  ProductPageResponse,
  ProductRecordResponse,
  ProductRecordsResponse,
} from './product-responses.ts'
import {
  ChangedProductResponse,
  ChangeProductsForm,
  ChangeProgressResponse,
  RefusedProductResponse,
} from './product-change-form.ts'
import { FeaturedOrderForm } from './featured-order-form.ts'
import {
  ReadSpecificationsForm,
  ReadSpecificationsResponse,
  SpecCorrectionForm,
} from '../specifications/spec-correction-form.ts'
import { EditProductForm, NewProductForm, textOfProductErrors } from './product-form.ts'
import { productLimits, productMessages } from './product-messages.ts'
import { OfficeProductQuery, ProductListQuery } from './product-query.ts'
import { AlikeProductsQuery, UsedTextsQuery, UsualLabelsQuery } from './used-texts-query.ts'
import { productFaults } from './product-quality.ts'
import type { ProductQuality } from './product-quality.ts'
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
    hasStoredJson: true,
  },
  find: {
    summary: 'One product as its public page shows it',
    params: IdParams,
    response: z.object({ product: ProductPageResponse }),
    isCached: true,
    refusals: [404],
  },
  listRecords: {
    summary: 'All products with all their fields, drafts too, by id',
    query: OfficeProductQuery,
    response: ProductRecordsResponse,
    isCached: true,
    hasStoredJson: true,
  },
  listFeatured: {
    summary: 'The products that Home features, in their order',
    response: z.object({ products: z.array(ProductRecordResponse) }),
  },
  findQuality: {
    summary: 'How many products have a fault, and how many have each',
    response: z.object({
      products: z.int(),
      faulty: z.int(),
      faults: z.array(z.object({ fault: z.enum(productFaults), count: z.int() })),
    } satisfies FieldsOf<ProductQuality>),
  },
  orderFeatured: {
    summary: 'Bring featured products into another order; those that are not named come last',
    body: FeaturedOrderForm,
    response: MessageResponse,
  },
  suggestTexts: {
    summary: 'Brands, labels of specifications, or values of a label, that products have already',
    query: UsedTextsQuery,
    response: z.object({ suggestions: z.array(z.string()) }),
  },
  findAlike: {
    summary: 'The products that have this brand and model number, at most three',
    query: AlikeProductsQuery,
    response: z.object({
      products: z.array(
        z.object({ id: z.string(), name: z.string() } satisfies FieldsOf<AlikeProduct>),
      ),
    }),
  },
  findUsualLabels: {
    summary: 'The labels that most specifications in a category have',
    query: UsualLabelsQuery,
    response: z.object({ labels: z.array(z.string()) }),
  },
  readSpecifications: {
    summary:
      'What each specification line is understood to say; with `id`, as the office has corrected it',
    body: ReadSpecificationsForm,
    response: ReadSpecificationsResponse,
  },
  correctSpecification: {
    summary: 'Say what a line says of one kind; without `value`, as it is read again',
    params: IdParams,
    body: SpecCorrectionForm,
    response: MessageResponse,
    refusals: [404],
  },
  findRecord: {
    summary: 'One product with all its fields and its version',
    params: IdParams,
    response: z.object({ product: ProductRecordResponse }),
    refusals: [404],
  },
  findHistory: {
    summary:
      'Who changed which fields of a product from what to what, and its accessories and documents, the last change first',
    params: IdParams,
    response: z.object({ history: z.array(ProductEventResponse) }),
  },
  restoreVersion: {
    summary: 'Set the fields of a product as they were after an event of its history',
    params: IdParams.extend({ eventId: plainText() }),
    response: z.object({ changeId: z.string().nullable(), message: z.string() }),
    refusals: [404, 409],
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
  changeSeveral: {
    summary:
      'Change or delete several products, all together; with `dryRun`, only say what would change',
    body: ChangeProductsForm,
    response: z.object({
      /** By which the change is undone. Null where nothing was stored. */
      changeId: z.string().nullable(),
      count: z.int(),
      /** Products without a price, which a percentage leaves as they are. */
      unpriced: z.int(),
      sample: z.array(ChangedProductResponse),
      message: z.string(),
    }),
    details: z.object({ product: ProductRecordResponse }),
    refusals: [404, 409],
  },
  findProgress: {
    summary:
      'Rows that a change has written, by its `progressId`; of an undo by the id of the change that it undoes. Afterwards its outcome',
    params: z.object({ progressId: plainText() }),
    response: ChangeProgressResponse,
    refusals: [404],
  },
  undoChange: {
    summary: 'Undo a change of products, except those that somebody has changed since',
    params: z.object({ changeId: plainText() }),
    response: z.object({
      /** The undo is a change too. Null where nothing was undone. */
      changeId: z.string().nullable(),
      count: z.int(),
      refused: z.array(RefusedProductResponse),
      message: z.string(),
    }),
    refusals: [404],
  },
  withdrawSeveral: {
    summary: 'Take several products off the list, all together',
    body: WithdrawForm,
    response: MessageResponse.extend({
      deleted: z.int(),
      /** Null where all of them were withdrawn before. */
      changeId: z.string().nullable(),
    }),
  },
  withdraw: {
    summary: 'Take a product off the list',
    params: IdParams,
    response: MessageResponse.extend({ changeId: z.string() }),
    refusals: [404],
  },
} satisfies CallDefinitions
