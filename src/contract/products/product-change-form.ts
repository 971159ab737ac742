import type { FieldsOf } from '../call-definition.ts'
import { plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import { productFieldInputs, productFieldResponses } from './product-field-schemas.ts'
import { changeLimits, priceRoundings } from './product-change.ts'
import type {
  BulkValues,
  ChangedProduct,
  ChangeOutcome,
  ChangeProgress,
  RefusedProduct,
} from './product-change.ts'
import { OfficeProductQuery } from './product-query.ts'

const { percent } = changeLimits
const percentFault = `The percentage must be a number from ${percent.least} to ${percent.most}`
const priceFault = 'Give either a price or a percentage'
const idsFault = `Choose between 1 and ${changeLimits.ids} products`
const progressFault = 'A progress id has 20 to 100 characters'
const noChange = 'Choose what to change'

const PriceChange = z
  .object(
    {
      set: productFieldInputs.price.optional(),
      percent: z
        .number(percentFault)
        .min(percent.least, percentFault)
        .max(percent.most, percentFault)
        .optional(),
      rounding: z
        .enum(priceRoundings, `Rounding must be one of: ${priceRoundings.join(', ')}`)
        .default('none'),
    },
    priceFault,
  )
  .refine(({ set, percent }) => (set === undefined) !== (percent === undefined), priceFault)

const ProductChanges = z
  .object(
    {
      category: productFieldInputs.category.optional(),
      stockStatus: productFieldInputs.stockStatus.optional(),
      hsnCode: productFieldInputs.hsnCode,
      gstRate: productFieldInputs.gstRate,
      /** A draft that is published has no date any more. */
      publication: productFieldInputs.publication,
      featured: productFieldInputs.featured,
      price: PriceChange.optional(),
      /** Into the trash. */
      delete: z.literal(true, 'Delete must be true or absent').optional(),
    },
    noChange,
  )
  .refine((changes) => Object.values(changes).some((change) => change !== undefined), noChange)
  .refine(
    ({ delete: isDeletion, ...others }) =>
      !isDeletion || Object.values(others).every((change) => change === undefined),
    'A product cannot be deleted and changed together',
  )
export type ProductChanges = z.infer<typeof ProductChanges>

/** A filter that is misspelt would choose the whole catalogue, so that it is refused here. */
const ChangedQuery = z.strictObject(
  OfficeProductQuery.omit({ sort: true, page: true, limit: true }).shape,
  {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' ? `There is no filter called ${keys[0]}` : undefined,
  },
)

/** Products by their ids, or all that the filters of the list find. */
export const ChangeProductsForm = z
  .object({
    ids: z.array(plainText(idsFault), idsFault).min(1, idsFault).max(changeLimits.ids, idsFault),
    query: ChangedQuery,
    changes: ProductChanges,
    /** Of one product: the change is refused if it has been changed since. */
    version: z.int('Version must be a whole number').min(1, 'Version must be 1 or more'),
    /** Counts and shows what would change, and stores nothing. */
    dryRun: z.boolean('Dry run must be true or false'),
    /** A text that nobody guesses, under which the progress can be asked for. */
    progressId: plainText(progressFault).min(20, progressFault).max(100, progressFault),
  })
  .partial({ ids: true, query: true, version: true, dryRun: true, progressId: true })
  .refine(({ ids, query }) => (ids === undefined) !== (query === undefined), {
    error: 'Choose products by their ids or by a query',
    path: ['ids'],
  })
  .refine(({ ids, version }) => version === undefined || ids?.length === 1, {
    error: 'A version belongs to one product',
    path: ['version'],
  })
export type ChangeProductsForm = z.infer<typeof ChangeProductsForm>

const BulkValuesResponse = z.object({
  category: productFieldResponses.category.optional(),
  price: productFieldResponses.price.optional(),
  stockStatus: productFieldResponses.stockStatus.optional(),
  hsnCode: productFieldResponses.hsnCode.optional(),
  gstRate: productFieldResponses.gstRate.optional(),
  publication: productFieldResponses.publication.optional(),
  publishAt: productFieldResponses.publishAt.optional(),
  featured: productFieldResponses.featured.optional(),
} satisfies FieldsOf<BulkValues>)

export const ChangedProductResponse = z.object({
  id: z.string(),
  name: z.string(),
  before: BulkValuesResponse,
  after: BulkValuesResponse,
} satisfies FieldsOf<ChangedProduct>)

export const RefusedProductResponse = z.object({
  id: z.string(),
  name: z.string(),
  reason: z.string(),
} satisfies FieldsOf<RefusedProduct>)

export const ChangeProgressResponse = z.object({
  written: z.int(),
  total: z.int(),
  outcome: z
    .object({
      message: z.string(),
      changeId: z.string().nullable(),
      refused: z.array(RefusedProductResponse).optional(),
    } satisfies FieldsOf<ChangeOutcome>)
    .nullable(),
} satisfies FieldsOf<ChangeProgress>)
