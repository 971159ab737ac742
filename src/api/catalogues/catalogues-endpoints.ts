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
    const category = await presentName(app, params.category, 'shown')
    return { catalogue: (await findCatalogue(app.db, category)) ?? null }
  },
  async findStored(app, { params }) {
    const category = await presentName(app, params.category)
    const [catalogue, changedSince] = await Promise.all([
      findCatalogue(app.db, category),
      countChangedSince(app.db, category),
    ])
    return { catalogue: catalogue ?? null, changedSince }
  },
  async delete(app, { caller, params }) {
    const category = await presentName(app, params.category)
    const deletedId = await removeCatalogue(app, caller.by, category)
    return { message: catalogueMessages.deleted, deletedId }
  },
})

async function presentName(app: App, category: string, among: 'all' | 'shown' = 'all') {
  const categories = await findCategories(app)
  const present = categories.presentNames.get(category)
  const found = categories[among].find(({ name }) => name === present)
  return orRefuse(found, categoryFaults.unknown).name
}
