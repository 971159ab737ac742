import { CatalogueForm } from '#contract/catalogues/catalogue-form.ts'
import { catalogueLimits, catalogueMessages } from '#contract/catalogues/catalogue.ts'
import type { CategoryCatalogue } from '#contract/catalogues/catalogue.ts'
import { plainText } from '#contract/plain-text.ts'
import { productCategories } from '#contract/products/product.ts'
import type { ProductCategory } from '#contract/products/product.ts'
import { z } from '#contract/schema.ts'
import { removeCatalogue, storeCatalogue } from '#domain/catalogues/change-catalogues.ts'
import { findCatalogue } from '#domain/catalogues/find-catalogues.ts'
import { endpoint } from '../endpoint.ts'
import { MessageAnswer } from '../general-schemas.ts'
import { orRefuse } from '../or-refuse.ts'

const CatalogueAnswer = z.object({
  category: z.enum(productCategories),
  url: z.string(),
  originalName: z.string(),
}) satisfies z.ZodType<CategoryCatalogue>

const CategoryParams = z.object({ category: plainText() })

const unknownCategory = 'There is no such category'

export const cataloguesEndpoints = [
  endpoint({
    method: 'POST',
    path: '/admin/category-catalogue/upload',
    summary: 'Put a PDF in the place of the catalogue of a category',
    guard: 'administrator',
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
    async call(app, { caller, body, files }) {
      const [upload] = files.categoryCatalogue
      const sent = orRefuse(upload, catalogueMessages.noPdf)
      const catalogue = await storeCatalogue(app, caller.by, body.category, sent)
      return { message: catalogueMessages.uploaded, catalogue }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/category-catalogue/{category}',
    summary: 'The catalogue of a category; null where there is none',
    guard: 'anyone',
    params: CategoryParams,
    answer: z.object({ catalogue: CatalogueAnswer.nullable() }),
    isKept: true,
    refusals: [404],
    async call({ db }, { params }) {
      return { catalogue: (await findCatalogue(db, requireCategory(params))) ?? null }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/admin/category-catalogue/{category}',
    summary: 'Take the catalogue of a category away',
    guard: 'administrator',
    params: CategoryParams,
    answer: MessageAnswer,
    refusals: [404],
    async call(app, { caller, params }) {
      await removeCatalogue(app, caller.by, requireCategory(params))
      return { message: catalogueMessages.deleted }
    },
  }),
]

function requireCategory({ category }: z.infer<typeof CategoryParams>): ProductCategory {
  return orRefuse(
    productCategories.find((known) => known === category),
    unknownCategory,
  )
}
