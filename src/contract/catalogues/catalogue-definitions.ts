import type { CallDefinitions, FieldsOf } from '../call-definition.ts'
import { MessageResponse } from '../general-schemas.ts'
import { plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import { CatalogueForm } from './catalogue-form.ts'
import { catalogueLimits, catalogueMessages } from './catalogue.ts'
import type { CategoryCatalogue } from './catalogue.ts'

const CatalogueResponse = z.object({
  category: z.string(),
  url: z.string(),
  originalName: z.string(),
} satisfies FieldsOf<CategoryCatalogue>)

const CategoryParams = z.object({ category: plainText() })

export const catalogueDefinitions = {
  upload: {
    summary: 'Put a PDF in the place of the catalogue of a category, which goes to the trash',
    body: CatalogueForm,
    files: {
      categoryCatalogue: {
        most: 1,
        tooMany: 'A category has one catalogue',
        size: { bytes: catalogueLimits.bytes, tooLarge: catalogueMessages.tooLarge },
        required: catalogueMessages.noPdf,
      },
    },
    response: MessageResponse.extend({ catalogue: CatalogueResponse }),
  },
  find: {
    summary: 'The catalogue of a category on the site; null where there is none',
    params: CategoryParams,
    response: z.object({ catalogue: CatalogueResponse.nullable() }),
    isCached: true,
    refusals: [404],
  },
  findStored: {
    summary:
      'The same of any category, hidden ones too, and how many of its products have changed since',
    params: CategoryParams,
    response: z.object({
      catalogue: CatalogueResponse.nullable(),
      /** 0 where none was uploaded. */
      changedSince: z.int(),
    }),
    refusals: [404],
  },
  delete: {
    summary: 'Take the catalogue of a category away; it goes to the trash',
    params: CategoryParams,
    /** Its id in the trash. */
    response: MessageResponse.extend({ deletedId: z.string() }),
    refusals: [404],
  },
} satisfies CallDefinitions
