import { categoryName } from '../categories/category-schemas.ts'
import { z } from '../schema.ts'
import { catalogueMessages } from './catalogue.ts'

/** The fields sent with the file of a catalogue. */
export const CatalogueForm = z.object({
  category: categoryName(catalogueMessages.noCategory).min(1, catalogueMessages.noCategory),
})
