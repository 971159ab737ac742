import { emptyAsAbsent } from '../list-query.ts'
import { plainLine } from '../plain-text.ts'
import { z } from '../schema.ts'
import { productFields } from './product-fields.ts'

const { brand, modelNo } = productFields

/** `except`: the id of the product that is edited. */
export const AlikeProductsQuery = z.object({
  brand: plainLine(`${brand.label} is required`).min(1).max(brand.limit),
  modelNo: plainLine(`${modelNo.label} is required`).min(1).max(modelNo.limit),
  except: emptyAsAbsent(z.string().max(64)),
})
