import { plainText } from '../plain-text.ts'
import { z } from '../schema.ts'
import { mostFeatured } from './product-messages.ts'

const fault = `Name between 1 and ${mostFeatured} products`

/** The ids of featured products, the first one first. */
export const FeaturedOrderForm = z.object({
  ids: z.array(plainText(fault), fault).min(1, fault).max(mostFeatured, fault),
})
