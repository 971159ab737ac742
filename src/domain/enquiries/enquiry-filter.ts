import { categoryFaults } from '#contract/categories/category.ts'
import { otherCategory } from '#contract/enquiries/enquiry-categories.ts'
import type { EnquiryListQuery } from '#contract/enquiries/enquiry-schemas.ts'
import type { App } from '../app.ts'
import type { Administrator } from '../audit/actor.ts'
import { findCategories } from '../find-categories.ts'
import { followUpFilterOf } from '../follow-ups/follow-up-filter.ts'
import { invalidCategory, namesOf } from '../require-category.ts'
import type { EnquiryFilter } from './filtered-enquiries.ts'

/** What a query of the list asks for: whose and when, and the category under its present name. */
export async function enquiryFilterOf(
  app: App,
  by: Administrator,
  query: EnquiryListQuery,
): Promise<EnquiryFilter> {
  const { category, ...others } = query
  const filter = { ...others, ...followUpFilterOf(app, by, query) }
  return category === undefined ? filter : { ...filter, category: await presentName(app, category) }
}

async function presentName(app: App, category: string) {
  if (category === otherCategory) return category
  const categories = await findCategories(app)
  const present = categories.presentNames.get(category)
  if (present !== undefined) return present
  throw invalidCategory(categoryFaults.ofProduct([...namesOf(categories), otherCategory]))
}
