import { productCategories } from '../products/product.ts'
import { z } from '../schema.ts'
import { catalogueMessages } from './catalogue.ts'

/** The fields sent with the file of a catalogue. */
export const CatalogueForm = z.object({
  category: z.enum(productCategories, { error: catalogueMessages.noCategory }),
})
