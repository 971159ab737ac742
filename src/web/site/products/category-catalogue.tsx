import { redirect, redirectDocument } from 'react-router'
import { catalogueMessages } from '#contract/catalogues/catalogue.ts'
import { categoryOfPath } from '#domain/catalogues/catalogue-rules.ts'
import { findCategories } from '#domain/find-categories.ts'
import { slugOf } from '#domain/path-part.ts'
import { findCatalogue } from '#domain/catalogues/find-catalogues.ts'
import { webContext } from '../../app-context.ts'
import { orNotFound } from '../../or-not-found.ts'
import type { Route } from './+types/category-catalogue'

const missingCatalogue = {
  title: catalogueMessages.none,
  text: 'Its products are all here on the site, and we are glad to tell you more.',
}

/** The server responds to this address with the PDF. This route runs where there is none, or after a link of the site. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { app } = context.get(webContext)
  const category = orNotFound(categoryOfPath(await findCategories(app), params.category))
  if (slugOf(category) !== slugOf(params.category)) {
    throw redirect(`/category-catalogue/${encodeURIComponent(category)}`, 301)
  }
  const catalogue = orNotFound(await findCatalogue(app.db, category), missingCatalogue)
  throw redirectDocument(catalogue.url)
}

export default function CategoryCatalogue() {
  return null
}
