import { categoryName } from '../categories/category-schemas.ts'
import { emptyAsAbsent } from '../list-query.ts'
import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { productLimits } from './product-messages.ts'
import { usedTextKinds } from './used-texts.ts'

const category = categoryName()

const text = plainLine().max(
  productLimits.spec,
  `This can have at most ${productLimits.spec} characters`,
)

/** The values are those of a label. Both belong to a category. */
export const UsedTextsQuery = z.object({
  of: z.enum(usedTextKinds, { error: `Of must be one of: ${usedTextKinds.join(', ')}` }),
  q: emptyAsAbsent(text),
  category: emptyAsAbsent(category),
  label: emptyAsAbsent(text),
})

export const UsualLabelsQuery = z.object({ category })
