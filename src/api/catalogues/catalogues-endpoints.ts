import { catalogueCalls } from '#contract/catalogues/catalogue-calls.ts'
import { catalogueDefinitions } from '#contract/catalogues/catalogue-definitions.ts'
import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { categoryFaults } from '#contract/categories/category.ts'
import type { App } from '#domain/app.ts'
import { findCategories } from '#domain/find-categories.ts'
import { findCatalogue } from '#domain/catalogues/find-catalogues.ts'
import { countChangedSince } from '#domain/catalogues/count-changed-since.ts'
import { removeCatalogue } from '#domain/catalogues/remove-catalogue.ts'
import { storeCatalogue } from '#domain/catalogues/store-catalogue.ts'
import { endpointsOf } from '../endpoint.ts'
import { orRefuse } from '../or-refuse.ts'

export const cataloguesEndpoints = endpointsOf(catalogueCalls, catalogueDefinitions, {
  async upload(app, { caller, body, files }) {
    const [upload] = files.categoryCatalogue
    const sent = orRefuse(upload, catalogueMessages.noPdf)
    const catalogue = await storeCatalogue(app, caller.by, body.category, sent)
    return { message: catalogueMessages.uploaded, catalogue }
  },
  async find(app, { params }) {
    const category = await presentName(app, params.category)
    return { catalogue: (await findCatalogue(app.db, category)) ?? null }
  },
  async findAge(app, { params }) {
    const category = await presentName(app, params.category)
    return { changedSince: await countChangedSince(app.db, category) }
  },
  async delete(app, { caller, params }) {
    await removeCatalogue(app, caller.by, await presentName(app, params.category))
    return { message: catalogueMessages.deleted }
  },
})

async function presentName(app: App, category: string) {
  const { presentNames } = await findCategories(app)
  return orRefuse(presentNames.get(category), categoryFaults.unknown)
}
