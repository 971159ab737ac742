import type { CategoryForm } from '#contract/categories/category-form.ts'
import { slugOf } from '../path-part.ts'

/** What a form says, as the columns hold it. */
export function categoryColumnsOf({
  name,
  icon,
  synonyms,
  labels,
}: Omit<CategoryForm, 'isHidden'>) {
  return {
    name,
    slug: slugOf(name),
    icon,
    synonyms: JSON.stringify(synonyms),
    labels: JSON.stringify(labels),
  }
}
