import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { IdParams, MessageResponse } from '../general-schemas.ts'
import { z } from '../schema.ts'
import {
  CategoryChangeForm,
  CategoryForm,
  CategoryMergeForm,
  CategoryOrderForm,
} from './category-form.ts'
import { categoryIcons } from './category.ts'
import type { CategoryMerge, OfficeCategory, RemovedCategory } from './category.ts'

const OfficeCategoryResponse = z.object({
  id: z.string(),
  name: z.string(),
  icon: z.enum(categoryIcons),
  synonyms: z.array(z.string()),
  labels: z.array(z.string()),
  isHidden: z.boolean(),
  products: z.int(),
  version: z.int(),
} satisfies FieldsOf<OfficeCategory>)

const RemovedCategoryResponse = z.object({
  id: z.string(),
  name: z.string(),
  removedAt: z.iso.datetime(),
  mergedInto: z.string().nullable(),
} satisfies FieldsOf<RemovedCategory>)

const CategoryMergeResponse = z.object({
  published: z.int(),
  drafts: z.int(),
  deleted: z.int(),
  hasCatalogue: z.boolean(),
} satisfies FieldsOf<CategoryMerge>)

const StoredResponse = MessageResponse.extend({ category: OfficeCategoryResponse })

export const categoryDefinitions = {
  list: {
    summary: 'All categories in their order, hidden ones too, and those removed last',
    response: z.object({
      categories: z.array(OfficeCategoryResponse),
      removed: z.array(RemovedCategoryResponse),
    }),
  },
  add: {
    summary: 'Add a category, after the others',
    body: CategoryForm,
    response: StoredResponse,
    status: 201,
    refusals: [409],
  },
  order: {
    summary: 'Bring categories into another order among themselves; the others stay where they are',
    body: CategoryOrderForm,
    response: MessageResponse,
  },
  change: {
    summary: 'Change a category; addresses with its former name lead to it still',
    params: IdParams,
    body: CategoryChangeForm,
    response: StoredResponse,
    details: z.object({ category: OfficeCategoryResponse }),
    refusals: [404, 409],
  },
  remove: {
    summary: 'Remove a category without products; it can be restored',
    params: IdParams,
    response: MessageResponse,
    refusals: [404, 409],
  },
  previewMerge: {
    summary: 'What a merge of the category into another one would move',
    params: IdParams,
    response: z.object({ merge: CategoryMergeResponse }),
    refusals: [404],
  },
  merge: {
    summary: 'Move all products of a category into another one and remove it; it can be restored',
    params: IdParams,
    body: CategoryMergeForm,
    response: MessageResponse,
    refusals: [404],
  },
  restore: {
    summary: 'Restore a removed category, with the products that a merge has moved',
    params: IdParams,
    response: MessageResponse,
    refusals: [404, 409],
  },
} satisfies CallDefinitions
