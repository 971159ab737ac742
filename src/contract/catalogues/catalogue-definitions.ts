import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { MessageAnswer } from '../general-schemas.ts'
import { plainText } from '../plain-text.ts'
import { productCategories } from '../products/product.ts'
import { z } from '../schema.ts'
import { CatalogueForm } from './catalogue-form.ts'
import { catalogueLimits, catalogueMessages } from './catalogue.ts'
import type { CategoryCatalogue } from './catalogue.ts'

const CatalogueAnswer = z.object({
  category: z.enum(productCategories),
  url: z.string(),
  originalName: z.string(),
} satisfies FieldsOf<CategoryCatalogue>)

const CategoryParams = z.object({ category: plainText() })

export const catalogueDefinitions = {
  upload: {
    summary: 'Put a PDF in the place of the catalogue of a category',
    body: CatalogueForm,
    files: {
      categoryCatalogue: {
        most: 1,
        tooMany: 'A category has one catalogue',
        size: { bytes: catalogueLimits.bytes, tooLarge: catalogueMessages.tooLarge },
        required: catalogueMessages.noPdf,
      },
    },
    answer: MessageAnswer.extend({ catalogue: CatalogueAnswer }),
  },
  find: {
    summary: 'The catalogue of a category; null where there is none',
    params: CategoryParams,
    answer: z.object({ catalogue: CatalogueAnswer.nullable() }),
    isCached: true,
    refusals: [404],
  },
  delete: {
    summary: 'Take the catalogue of a category away',
    params: CategoryParams,
    answer: MessageAnswer,
    refusals: [404],
  },
} satisfies CallDefinitions
