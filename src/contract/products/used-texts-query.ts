import { categoryName } from '../categories/category-schemas.ts'
import { emptyAsAbsent } from '../list-query.ts'
import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { productFields } from './product-fields.ts'
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

const { brand, modelNo } = productFields

/** `except`: the id of the product that is edited. */
export const AlikeProductsQuery = z.object({
  brand: plainLine(`${brand.label} is required`).min(1).max(brand.limit),
  modelNo: plainLine(`${modelNo.label} is required`).min(1).max(modelNo.limit),
  except: emptyAsAbsent(z.string().max(64)),
})
