import { catalogueCalls } from '#contract/catalogues/catalogue-calls.ts'
import { catalogueDefinitions } from '#contract/catalogues/catalogue-definitions.ts'
import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { productCategories } from '#contract/products/product.ts'
import type { ProductCategory } from '#contract/products/product.ts'
import { findCatalogue } from '#domain/catalogues/find-catalogues.ts'
import { removeCatalogue } from '#domain/catalogues/remove-catalogue.ts'
import { storeCatalogue } from '#domain/catalogues/store-catalogue.ts'
import { endpointsOf } from '../endpoint.ts'
import { orRefuse } from '../or-refuse.ts'

const unknownCategory = 'There is no such category'

export const cataloguesEndpoints = endpointsOf(catalogueCalls, catalogueDefinitions, {
  async upload(app, { caller, body, files }) {
    const [upload] = files.categoryCatalogue
    const sent = orRefuse(upload, catalogueMessages.noPdf)
    const catalogue = await storeCatalogue(app, caller.by, body.category, sent)
    return { message: catalogueMessages.uploaded, catalogue }
  },
  async find({ db }, { params }) {
    return { catalogue: (await findCatalogue(db, requireCategory(params))) ?? null }
  },
  async delete(app, { caller, params }) {
    await removeCatalogue(app, caller.by, requireCategory(params))
    return { message: catalogueMessages.deleted }
  },
})

function requireCategory({ category }: { category: string }): ProductCategory {
  return orRefuse(
    productCategories.find((known) => known === category),
    unknownCategory,
  )
}
